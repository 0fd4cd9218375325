/** Settings of the site that pages need; what is absent is off. */
export interface PageSettings {
  /** Address that is asked whether the network is back, at another host or at our own. [APP-24, OPEN-35] */
  connectivityCheck: string;
  /** Measurement id of the analytics tool. [OPEN-17] */
  analyticsId?: string | undefined;
  /** Whether pages may show the social page plugin of portals: in production, when it is set up. [PORTAL-12] */
  hasSocialPlugin?: boolean | undefined;
  /** Key of the maps library, which pages may show: limited at Google to the site's addresses. [T-19] */
  mapsKey?: string | undefined;
  /** The maps' look, as set up at Google. */
  mapsId?: string | undefined;
  /** Where the classic edit mode lives, when elsewhere: its `/login` takes a one-time code and backTo. [OPEN-37] */
  classicEndpoint?: string | undefined;
  /** Where the catalogue micro-site lives, when elsewhere: an origin. [AMBIG-50] */
  microEndpoint?: string | undefined;
  /** Path of this site that searches are sent to; SEARCH_ENDPOINT by default. [ESQ-01] */
  searchEndpoint?: string | undefined;
  /** Other origins to which a signed-in person may be sent, by backTo or with a one-time code. [T-01, T-02] */
  linkedOrigins?: readonly string[] | undefined;
  /** Where the files of releases are as well, for when the site's own host does not give them. */
  assetOrigins?: readonly string[] | undefined;
}
