import { createContext, useContext } from 'react';
import type { PageSettings } from '../contracts/page-settings.ts';

/** How a page behaves that nobody has set up anything for. */
export const DEFAULT_PAGE_SETTINGS: PageSettings = { connectivityCheck: '/api/health' };

const SettingsContext = createContext<PageSettings>(DEFAULT_PAGE_SETTINGS);
export const PageSettingsProvider = SettingsContext.Provider;

/** What the operator has set up for pages. */
export const usePageSettings = (): PageSettings => useContext(SettingsContext);
