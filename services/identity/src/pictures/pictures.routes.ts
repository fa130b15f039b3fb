import { profileCalls } from '@plaza/contracts/identity/profile';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { withData } from '../answers/success-envelope';
import type { IdentityDependencies } from '../dependencies';
import { readPicture, removePicture, setPicture } from './pictures';

/** Profile pictures. */
export function pictureRoutes(dependencies: IdentityDependencies): Routes {
  return createRoutes(dependencies.trust)
    .on(profileCalls.setPicture, async ({ caller, file }) => toAnswer(await setPicture(caller.id, file, dependencies)))
    .on(profileCalls.removePicture, async ({ caller }) => {
      await removePicture(caller.id, dependencies);
      return toAnswer(null);
    })
    .onFile(profileCalls.picture, async ({ params, ctx }) => {
      const picture = await readPicture(params.id);
      ctx.status = 200;
      ctx.set({
        ETag: `"${params.id}"`,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
      });
      // Koa omits the body of this status, whatever the handler returns.
      if (ctx.fresh) ctx.status = 304;
      return picture;
    });
}

const toAnswer = (profileImageUrl: string | null) => withData({ profileImageUrl });
