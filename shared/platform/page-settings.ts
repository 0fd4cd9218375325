import { createContext, useContext } from 'react';
import type { PageSettings } from '../contracts/page-settings.ts';

/** Settings of a page for which the operator has configured nothing. */
export const DEFAULT_PAGE_SETTINGS: PageSettings = { connectivityCheck: '/api/health' };

const SettingsContext = createContext<PageSettings>(DEFAULT_PAGE_SETTINGS);
export const PageSettingsProvider = SettingsContext.Provider;

/** The page settings that the operator has configured. */
export const usePageSettings = (): PageSettings => useContext(SettingsContext);
