const subject = { kind: 'recent', hours: 7 * 24 } as const

/** What a briefing is made of: the week, and as it is asked for. */
export const WEEK_SUBJECT = { subject, key: `${subject.kind}:${subject.hours}` }
