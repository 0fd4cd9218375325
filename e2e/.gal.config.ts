import base from './playwright.config.ts';
const { globalSetup: _none, ...rest } = base;
export default rest;
