import type { NewswireStory } from '../story.ts'

/** Sports, tools and other small stories between the large ones. */
export const notebook: readonly NewswireStory[] = [
  {
    key: 'chess-title',
    entries: [
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: 790,
        title: 'Seventeen-year-old Lio Marek is chess champion of the Concord',
        paragraphs: [
          'Lio Marek, aged 17, has won the chess championship of the Concord in Dunmere. He drew the last game against defending champion Saskia Tolv after 71 moves and needed no more than that.',
          'Marek learned the game from his grandmother, by post. She lives on Little Sorrel and still has two games in progress with him.',
        ],
        categories: ['Sport'],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: 748,
        title: 'Lio Marek takes the chess title from Saskia Tolv in Dunmere',
        paragraphs: [
          'With a draw in the final game, Lio Marek has become chess champion of the Concord at the age of 17. Saskia Tolv, who held the title for six years, pressed for seven hours and found no way through.',
          'The match in Dunmere ended 6.5 to 5.5. Tolv said that she had been beaten by somebody who did not yet know what to be afraid of.',
        ],
        author: 'Oda Fenn',
        categories: ['Sport'],
      },
    ],
  },
  {
    key: 'serrat-run',
    entries: [
      {
        outlet: 'tolle-valley-record',
        minutesBefore: -610,
        title: 'Mount Serrat run: shepherd Ana Pell wins by eleven seconds',
        paragraphs: [
          'Ana Pell, who herds sheep above Elverton for a living, has won the Mount Serrat run over 31 kilometers and 1,900 meters of climb. She finished in 3:02:47, eleven seconds ahead of the favorite, Ida Rask.',
          'Pell overtook on the last descent, which she had walked that morning to look for a lamb. She found it, too.',
        ],
      },
      {
        outlet: 'port-ansel-mercury',
        minutesBefore: -655,
        title: 'Ida Rask beaten by eleven seconds on Mount Serrat',
        paragraphs: [
          'Port Ansel’s Ida Rask came second in the Mount Serrat run, eleven seconds behind the shepherd Ana Pell from Elverton. Pell needed 3:02:47 for the 31 kilometers and passed her on the last descent.',
        ],
        categories: ['Sport'],
      },
    ],
  },
  {
    key: 'leap-day',
    entries: [
      {
        outlet: 'second-compiler',
        minutesBefore: 1660,
        title: 'A calendar library drops support for a leap day that never was',
        paragraphs: [
          'Version 9 of the calendar library Almanack removes a special case for the thirtieth of February. It had been added for one customer, a lighthouse authority whose logbooks contain the date.',
          'The maintainer keeps a branch for them. In the release notes she thanks the authority for eleven years of bug reports, all handwritten.',
        ],
        author: 'Mina Quist',
        categories: ['software', 'time'],
      },
    ],
  },
  {
    key: 'reading-aloud',
    entries: [
      {
        outlet: 'second-compiler',
        minutesBefore: -290,
        title: 'Reading a program aloud finds a third more mistakes',
        paragraphs: [
          'Two reviewers who read code aloud to each other found 34 percent more defects than two who commented in writing, in a study with 120 developers. They also needed a quarter more time.',
          'The effect came from names. A function that could not be pronounced was questioned, and usually with reason. The authors suggest reading aloud only what is about to be merged on a Friday.',
        ],
        author: 'Mina Quist',
        categories: ['programming', 'review'],
      },
    ],
  },
  {
    key: 'wheelchair-boxes',
    entries: [
      {
        outlet: 'lamppost',
        minutesBefore: 2160,
        title: 'The telephone box that charges wheelchairs',
        paragraphs: [
          'Ardmoor has turned its last 22 telephone boxes into charging points for electric wheelchairs. The boxes were dry, lit and connected already, and nobody had known what to do with them.',
          'A charge of twenty minutes is free and brings most chairs home. The old receivers still work. In the first month they were used for six calls, four of them to ask how the charger works.',
        ],
        author: 'Sunniva Dahl',
        categories: ['Technology', 'City'],
      },
    ],
  },
  {
    key: 'e-paper-timetables',
    entries: [
      {
        outlet: 'lamppost',
        minutesBefore: -1020,
        title: 'Bus stops with electronic paper run for nine months on a bicycle battery',
        paragraphs: [
          'The bus company of Pellworth has fitted 300 stops with timetables of electronic paper. Each draws so little power that a battery from a worn-out electric bicycle lasts for nine months.',
          'The displays change only when a bus does. At night they show the name of the nearest open pharmacy. Vandals have so far added two mustaches, with felt pens, which wipe off.',
        ],
        author: 'Sunniva Dahl',
        categories: ['Technology', 'Transport'],
      },
    ],
  },
  {
    key: 'crane-order',
    entries: [
      {
        outlet: 'wire-and-ledger',
        minutesBefore: -1330,
        title: 'Sollum crane maker wins order for wooden masts',
        paragraphs: [
          'Crane maker Brandvik of Sollum will build twelve harbor cranes with masts of laminated wood for Vessing, for 64 million crowns. They weigh a fifth less than steel. Fire tests took two years.',
        ],
        categories: ['Companies'],
      },
    ],
  },
  {
    key: 'button-factory',
    entries: [
      {
        outlet: 'wire-and-ledger',
        minutesBefore: 2560,
        title: 'Button maker Tallow doubles profit with repairs',
        paragraphs: [
          'Tallow & Sons, which has made buttons in Lowen since 1871, doubled its profit to 3.2 million crowns. Half of its sales are now single buttons for repairs, matched from a photograph.',
        ],
      },
    ],
  },
]
