import type { ArticleDraft } from '../sample-article.ts'

export const technology: readonly ArticleDraft[] = [
  {
    key: 'phone-model-battery',
    minutesAgo: 44,
    title: 'An open-weight model that runs all day on the battery of a telephone',
    summary:
      'A group at three universities has released Sparrow 2, a language model of 1.1 billion parameters that answers questions for nine hours on one charge. It was trained to stop early: easy sentences use a third of the network. In tests it came close to models four times its size, except in arithmetic. Weights and data recipe are under an open license.',
    meaningForYou:
      'Dictation, translation and search through your own notes can now stay on the telephone, without a subscription.',
    sourceCount: 25,
    photo: '1485827404703-89b55fcc595e',
  },
  {
    key: 'browser-reasons',
    minutesAgo: 72,
    title: 'A browser that remembers why you opened the tab',
    summary:
      'The small browser Halfpage asks for a word when a tab stays open for more than a day, and groups tabs by the answer. Testers closed four in ten tabs when they read their own reason. The words never leave the machine.',
    sourceCount: 8,
  },
  {
    key: 'minority-spelling',
    minutesAgo: 398,
    title:
      'The spelling checker that learned nineteen minority languages from hymn books and bus timetables',
    summary:
      'Volunteers have built spelling checkers for nineteen languages with fewer than 100,000 speakers each. Where no dictionary existed, they used hymn books, council minutes and bus timetables, checked by 340 speakers. The checkers are part of the next release of two office suites. Seven more languages are in preparation.',
    sourceCount: 10,
  },
  {
    key: 'repair-index',
    minutesAgo: 801,
    title: 'Screws instead of glue: this year’s laptops are easier to repair than last year’s',
    summary:
      'A repair cooperative took apart 52 new laptops and scored them. The average rose from 4.9 to 6.1 out of ten, the largest step in eight years. Batteries can be changed with one tool in 33 of the models. Keyboards remain the hardest part, and in five cases one must remove everything else first.',
    meaningForYou:
      'Before you buy, look for the number of tools a battery change needs. It predicts the repair bill better than the brand.',
    sourceCount: 14,
    photo: '1496181133206-80ce9b88a853',
  },
  {
    key: 'weather-on-a-stick',
    minutesAgo: 1218,
    title: 'Forecasters fit the region’s weather into a device the size of a lighter',
    summary:
      'A model from Norrby’s weather office predicts wind and rain for the next six hours within a two-kilometer grid, on a chip that draws four watts. Mountain huts and fishing boats test it where there is no network. It needs one update a day, by shortwave radio if necessary.',
    sourceCount: 9,
  },
  {
    key: 'old-code-museum',
    minutesAgo: 1283,
    title:
      'A museum restores the ticket machine of 1983, and finds that its clock had been wrong from the start',
    summary:
      'Engineers at the transport museum in Brennick have revived the city’s first computerized ticket machine. Reading its program from punched tape, they discovered that every ticket sold between 1983 and 1991 carried a time four minutes late. No inspector had noticed, because the inspectors’ watches were set by the machine.',
    sourceCount: 5,
  },
]
