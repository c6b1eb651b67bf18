import type { Connectives, Variants } from './connectives.ts'

const nothing: Variants = {}
const outlet: Variants = { all: ['{outlet}:'] }
const turns = {
  news: nothing,
  story: nothing,
  background: nothing,
  caveats: nothing,
  differences: nothing,
  positions: nothing,
  reports: nothing,
  next: nothing,
  source: nothing,
}

/** Connectives for languages in which we have no sentences: only names and dates. */
export const unspoken: Connectives = {
  titles: {
    opening: '',
    news: '',
    background: '',
    caveats: '',
    differences: '',
    positions: '',
    source: '',
    reports: '',
    next: '',
    closing: '',
  },
  periods: { hour: '', hours: '', days: '' },
  openingOfOne: { all: ['{outlet}, {date}.'] },
  openingOfSeveral: { all: ['{date}.'] },
  openingOfMany: { all: ['{title}, {date}.'] },
  leadIns: outlet,
  leadInsOfSeveral: { all: ['{outlets}:'] },
  datedLeadIns: { all: ['{outlet}, {date}:'] },
  into: turns,
  closingOfOne: { all: ['{outlet}.'] },
  closing: { all: ['{outlets}.'] },
  andMore: '',
  leftOutOne: '',
  leftOut: '',
}
