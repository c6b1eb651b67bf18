/** The page on which accounts of other services are connected. */
export const ACCOUNTS_PAGE = '/news-hub/settings?at=accounts'
