import { showProductionError } from './showProductionError';

showProductionError();
