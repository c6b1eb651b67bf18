/** Texts of pages and mails that are made for one visitor, in the language of the site. */
export interface VisitorWords {
  wait: string
  tooManyForms: string
  thanks: string
  sendAgain: string
  linkNotValid: string
  optional(label: string): string
  contact: {
    missing: string
    openForLong: string
    sent: string
    notSent: string
    replyFoot(site: string): string
  }
  newsletter: {
    enterMail: string
    almostDone: string
    followLink: string
    tooMany: string
    notSubscribed: string
    confirmTitle: string
    confirm: string
    subscribed: string
    unsubscribe: string
    unsubscribed: string
    noMore: string
    linkExpired: string
    askSubject(site: string): string
    ask(site: string): string
    otherwise: string
    askFoot(site: string): string
    letterFoot(site: string): string
  }
  booking: {
    taken: string
    chooseTime: string
    missing: string
    booked: string
    mailFollows: string
    keepLink: string
    toCalendar: string
    cancel: string
    none: string
    noneFrom: string
    nextFree(day: string): string
    book: string
    choose: string
    times(day: string, zone: string): string
    note: string
    dayBefore: string
    dayAfter: string
    cancelled: string
    isCancelled(when: string): string
    past: string
    wasFor(when: string): string
    cancelTitle: string
    gone: string
    mailSubject(site: string): string
    mail(site: string, when: string): string
    cancelledSubject(site: string): string
    cancelledMail(site: string, when: string): string
    foot(site: string): string
  }
  chat: {
    title(site: string): string
    nextPage: string
    byMail: string
    start: string
    keepOpen: string
    messages: string
    you: string
    look: string
    ended: string
    another: string
    writeFirst: string
    checkMail: string
    tooMany: string
    tooFast: string
    mailSubject(site: string): string
    goOn: string
    foot(site: string): string
  }
  lock: {
    title: string
    has: string
    open: string
    enter: string
    wrong: string
    many: string
    busy: string
  }
}
