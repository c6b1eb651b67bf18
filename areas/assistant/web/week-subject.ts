const subject = { kind: 'recent', hours: 7 * 24 } as const

/** The subject of a briefing: the week, in the form of a request. */
export const WEEK_SUBJECT = { subject, key: `${subject.kind}:${subject.hours}` }
