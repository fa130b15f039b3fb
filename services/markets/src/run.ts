import { runService } from '@plaza/service-kit/run-service';
import { service } from './service';

void runService(service);
