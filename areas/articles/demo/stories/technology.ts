import type { SampleStory } from '../sample-article.ts'

export const technology: Record<string, SampleStory> = {
  'phone-model-battery': {
    headlines: [
      'Sparrow 2 answers for nine hours on a charge',
      'Open weights small enough for a pocket',
      'A language model that knows when to stop thinking',
    ],
    paragraphs: [
      'Stopping early is an old idea that had never paid off on telephones, because deciding when to stop cost as much as going on. The group moved the decision into the previous word.',
      'On five common telephones the model used between 1.9 and 2.6 watts. Older devices without a neural processor manage about two words a second.',
      'The authors list what it should not be used for, with examples of its mistakes. Sums with more than three digits come first.',
    ],
  },
  'browser-reasons': {
    headlines: [
      'One word per tab: Halfpage asks why',
      'Testers close four tabs in ten when they see their reasons',
    ],
    paragraphs: [
      'The question appears once and can be ignored. Half of the testers answered it within a week, most often with “read”, “buy” or a person’s name.',
      'Halfpage is made by two sisters in Marisport and financed by 7,000 subscribers. It has no plans for a mobile version.',
    ],
  },
  'minority-spelling': {
    headlines: [
      'Nineteen languages get a red wavy line',
      'Hymn books and timetables teach a spelling checker',
      'Small languages enter two office suites',
    ],
    paragraphs: [
      'A language with few texts has few proven spellings. The volunteers therefore let the checker stay silent when it is unsure, and measured success by complaints rather than by corrections.',
      'The speakers argued most about loanwords. In the end each language has a switch between the form that elders write and the one that pupils do.',
    ],
  },
  'repair-index': {
    headlines: [
      'Repair score for laptops rises to 6.1',
      'Batteries come out more easily; keyboards do not',
    ],
    paragraphs: [
      'The cooperative buys its samples anonymously in shops. Two people disassemble each machine independently, and a third one settles differences.',
      'Makers credit a rule that obliges them to sell spare parts for seven years. A part that must be in stock, one engineer said, is worth being able to reach.',
      'Prices were not part of the score. Among the ten easiest models are the cheapest and the second most expensive of the test.',
    ],
  },
  'weather-on-a-stick': {
    headlines: [
      'Six hours of weather from four watts',
      'Mountain huts test a forecast without a network',
      'Norrby’s pocket forecast updates by shortwave',
    ],
    paragraphs: [
      'The device compares its own barometer with the forecast and trusts whichever has been right for the past hour. Hut wardens do much the same, the developers note.',
      'In the first month it announced eleven thunderstorms, of which nine came. The two others passed within five kilometers.',
    ],
  },
  'old-code-museum': {
    headlines: [
      'Eight years of tickets, four minutes late',
      'Brennick’s first ticket computer prints again',
    ],
    paragraphs: [
      'The error sits in a table that converts the ticks of the mains frequency to minutes. A typist had exchanged two digits, and the proofreader had checked the columns but not the sums.',
      'Visitors may buy a ticket from the machine for one crown. It still shows the wrong time, by decision of the museum’s board.',
    ],
  },
}
