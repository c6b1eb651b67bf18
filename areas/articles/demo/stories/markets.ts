import type { SampleStory } from '../sample-article.ts'

export const markets: Record<string, SampleStory> = {
  'memory-prices': {
    headlines: [
      'Chip shares slide as memory gets cheaper again',
      'Nine weeks of stock weigh on memory makers',
      'Kestwick loses 6.2 percent; futures point to a pause',
    ],
    paragraphs: [
      'The decline began with memory for telephones and has reached the kinds that servers use. Buyers who had ordered twice to be safe are now canceling once.',
      'Kestwick said last week that it would leave one of its four lines idle in December. It was the first such step by any maker in two years.',
      'Falling prices help those who assemble machines. Shares of the largest three rose by an average of 1.4 percent on the same day.',
    ],
  },
  'norrby-rate-hold': {
    headlines: [
      'Vessing holds rates, and one word goes missing',
      'No longer patient: reserve bank hints at a spring cut',
      'Two dissenters as Norrby keeps 3.25 percent',
    ],
    paragraphs: [
      'Inflation in Norrby ran at 2.6 percent in October, down from 3.1 in the summer. Rents are the part that still worries the board.',
      'Its chair, Maren Oskild, declined to explain the missing word. She said that statements should be read whole, and that this one had become shorter by eleven words altogether.',
    ],
  },
  'copper-shadows': {
    headlines: [
      'What a shadow says about copper',
      'Start-up counts metal from orbit, exchange asks questions',
    ],
    paragraphs: [
      'A pile throws a shadow twice a day that is long enough to measure. From its length, the sun’s height and the time, the height of the pile follows with an error of a few centimeters.',
      'Some yards have started to cover their stock with tarpaulins stretched on poles. The company says that it can usually tell, because tarpaulins do not sag evenly.',
    ],
  },
  'harvest-futures': {
    headlines: [
      'Rice at a six-year high on dry forecast',
      'Importers look farther afield as Tamarind reservoirs shrink',
      'No export limits planned, say two governments',
    ],
    paragraphs: [
      'Farmers on the coast plant twice a year. The first harvest was good, and it is the second, sown in November, that depends on water from the reservoirs.',
      'Freight from the alternative ports takes nine days longer. Insurers report a rise in requests for cover against late delivery.',
    ],
  },
  'bond-sale-rail': {
    headlines: ['A bond with a timetable', 'Late trains will cost Orrin Rail, by contract'],
    paragraphs: [
      'Punctuality is measured at 212 stations by an auditor that also counts canceled trains. Delays caused by weather count as well, after a long argument.',
      'At present 88 of 100 trains arrive within five minutes of the plan. If that became 93, the railway would save two million crowns in interest a year.',
      'Passenger groups would have preferred the money to go to those who wait. The railway replied that a better timetable is the refund.',
    ],
  },
  'index-rule-change': {
    headlines: [
      'Five days’ grace for the Concord 300',
      'After four hectic minutes, an index slows down',
    ],
    paragraphs: [
      'Funds that copy an index must trade when it changes. On that Friday they all did so in the closing auction, and the share moved by nine percent before it moved back.',
      'The provider consulted 46 managers of funds. Most asked for more time, a few for less publicity.',
    ],
  },
}
