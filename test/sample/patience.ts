import { configure } from '@testing-library/react';

// As everywhere here: a busy machine may take more than a second to show a row.
configure({ asyncUtilTimeout: 30_000 });
