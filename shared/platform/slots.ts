/** Slots: places on a page that another remote fills, by name. Names and props are the contract between the two teams. */
export interface SlotProps {
  /** The catalogue section of a portal page. */
  'portal.catalog': { portalId: string; provider: string; isEditor: boolean };
}
export type SlotName = keyof SlotProps;
