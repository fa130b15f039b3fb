import { runService } from '@plaza/service-kit/lifecycle/run-service';
import { service } from './service';

void runService(service);
