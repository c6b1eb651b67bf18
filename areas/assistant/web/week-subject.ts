const subject = { kind: 'recent', hours: 7 * 24 } as const

/**
 * The subject of a piece about the week, as an object and as the `subject` parameter of a request.
 */
export const WEEK_SUBJECT = { subject, key: `${subject.kind}:${subject.hours}` }
