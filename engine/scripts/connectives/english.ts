import type { Connectives } from './connectives.ts'

export const english: Connectives = {
  titles: {
    opening: 'Opening',
    news: 'What is known',
    background: 'Background',
    caveats: 'Caveats',
    differences: 'Where sources differ',
    positions: 'Who says what',
    source: 'Source by source',
    reports: 'What users write',
    next: 'What comes next',
    closing: 'Sources',
  },
  periods: {
    hour: 'The last hour',
    hours: 'The last {count} hours',
    days: 'The last {count} days',
  },
  openingOfOne: {
    casual: ['Hello. This is what {outlet} has, as of {date}.'],
    all: ['This is what {outlet} reports, as of {date}.'],
  },
  openingOfSeveral: {
    casual: ['Hello. Here is one story from {count} outlets, as of {date}.'],
    technical: ['This briefing draws on {count} outlets. It is as of {date}.'],
    all: ['Here is what {count} outlets report, as of {date}.'],
  },
  openingOfMany: {
    energetic: ['“{title}”, {date}. Here we go.'],
    casual: ['Hello. This is “{title}”, {date}.'],
    all: ['“{title}”, {date}.'],
  },
  leadIns: {
    energetic: ['Straight from {outlet}:', 'Now to {outlet}:'],
    casual: ['Here is {outlet}:', '{outlet} says:'],
    technical: ['Per {outlet}:', '{outlet} reports:'],
    professional: ['{outlet} states:', '{outlet} reports:'],
    all: ['{outlet} reports:', 'From {outlet}:', '{outlet} writes:', 'According to {outlet}:'],
  },
  leadInsOfSeveral: { all: ['{outlets} report:', 'From {outlets}:', 'According to {outlets}:'] },
  datedLeadIns: {
    all: [
      '{outlet}, on {date}:',
      'On {date}, {outlet} wrote:',
      'From {outlet}, {date}:',
      '{outlet} reported on {date}:',
    ],
  },
  into: {
    news: { all: ['First, what is known.'] },
    story: {
      energetic: ['Next up.', 'On we go.'],
      casual: ['On to the next one.', 'And here is another story.'],
      all: [
        'The next story.',
        'Now to another story.',
        'Also in this briefing.',
        'We turn to another subject.',
        'Next.',
        'Another report.',
        'Elsewhere.',
        'Moving on.',
        'To the next subject.',
        'Now for something else.',
        'A further story.',
        'Also reported.',
      ],
    },
    background: { casual: ['A little background.'], all: ['Some background.', 'For context.'] },
    caveats: {
      casual: ['A word of caution.'],
      all: ['Some points to be careful with.', 'A note of caution.'],
    },
    differences: { all: ['The sources give different figures.'] },
    positions: { all: ['This is who says what.'] },
    reports: { all: ['This is what users write.'] },
    next: { casual: ['And here is what comes next.'], all: ['Looking ahead.', 'What comes next.'] },
    source: { all: ['Source by source.'] },
  },
  closingOfOne: {
    casual: ['That is it for now. The source was {outlet}.'],
    all: ['The source was {outlet}.'],
  },
  closing: {
    casual: ['That is it for now. The sources were {outlets}.'],
    all: ['The sources were {outlets}.'],
  },
  andMore: '{count} more',
  leftOutOne: 'One report in another language was left out.',
  leftOut: '{count} reports in other languages were left out.',
}
