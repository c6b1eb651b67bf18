/** The one property that tells the items of a feed apart where its publisher names them wrongly. */
export const identityChoices = ['link', 'title'] as const
export type IdentityChoice = (typeof identityChoices)[number]
