import config from './playwright.config.ts';
const { globalSetup: _build, ...rest } = config;
export default rest;
