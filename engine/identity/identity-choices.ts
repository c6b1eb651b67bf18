/**
 * The properties that a reader can choose to tell the items of a feed apart, if its publisher's ids
 * are wrong.
 */
export const identityChoices = ['link', 'title'] as const
export type IdentityChoice = (typeof identityChoices)[number]
