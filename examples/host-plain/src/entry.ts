import './federation.ts';

// Behind an import(), as in every host of Module Federation: the shared modules are initialised before it runs.
void import('./start.tsx');
