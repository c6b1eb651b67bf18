/** What alone tells the items of a feed apart whose publisher names them wrongly. */
export const identityChoices = ['link', 'title'] as const
export type IdentityChoice = (typeof identityChoices)[number]
