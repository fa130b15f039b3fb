import { profileCalls } from '@plaza/contracts/profile';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { succeeded } from '../answers/succeeded';
import type { IdentityDependencies } from '../dependencies';
import { pictureOf, removePicture, setPicture } from './pictures';

/** Profile pictures. */
export function pictureRoutes(dependencies: IdentityDependencies): Routes {
  return createRoutes(dependencies.trust)
    .on(profileCalls.setPicture, async ({ caller, file }) => answerOf(await setPicture(caller.id, file, dependencies)))
    .on(profileCalls.removePicture, async ({ caller }) => {
      await removePicture(caller.id, dependencies);
      return answerOf(null);
    })
    .onFile(profileCalls.picture, async ({ params, ctx }) => {
      const picture = await pictureOf(params.id);
      ctx.status = 200;
      ctx.set({
        ETag: `"${params.id}"`,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
      });
      // Koa sends a status without a body as such, whatever bytes it is given.
      if (ctx.fresh) ctx.status = 304;
      return picture;
    });
}

const answerOf = (profileImageUrl: string | null) => ({ ...succeeded, profileImageUrl, data: { profileImageUrl } });
