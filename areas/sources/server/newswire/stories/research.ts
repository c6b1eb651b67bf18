import type { NewswireStory } from '../story.ts'

export const research: readonly NewswireStory[] = [
  {
    key: 'ostara-fusion',
    entries: [
      {
        outlet: 'lattice-review',
        minutesBefore: 1120,
        title: 'Fusion device Ostara holds its plasma for eleven minutes',
        paragraphs: [
          'The fusion device Ostara in Vessing has held a plasma of 90 million degrees for eleven minutes and four seconds. The previous best, from the same machine, was three minutes. Nothing broke, which the team considers the actual result.',
          'Ostara is a stellarator: its magnets are bent so that the plasma stays in place without a current through it. New tiles of tungsten carried off the heat. At the end of the run they glowed and did not melt.',
          'It gave off no more energy than it used, and was not meant to. A run of thirty minutes is planned for next year.',
        ],
        author: 'Hanne Vik',
        categories: ['Physics'],
      },
      {
        outlet: 'lamppost',
        minutesBefore: 1044,
        title: 'Eleven minutes of fusion weather: Ostara’s record, and what it is good for',
        paragraphs: [
          'A plasma at 90 million degrees, held in a twisted ring for eleven minutes: the stellarator Ostara in Vessing has beaten its own record by a factor of almost four. It produced no electricity. So why the fuss?',
          'Because a power plant would have to run for months, and until this week nobody knew whether a wall could take even ten minutes. Ostara’s tungsten tiles did. Engineers can now plan with numbers in place of hopes.',
        ],
        author: 'Rafe Ondry',
        categories: ['Energy', 'Physics'],
      },
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: 985,
        title: 'Fusion research: Vessing reports record with Ostara',
        paragraphs: [
          'Physicists in Vessing have kept a fusion plasma stable for eleven minutes in the device Ostara, at 90 million degrees. The former record was three minutes. A power plant remains decades away, they stress.',
          'The tungsten tiles of the wall will now be taken out and weighed. What they have lost in eleven minutes tells how long they would last in a month.',
        ],
      },
    ],
  },
  {
    key: 'orrin-sturgeon',
    entries: [
      {
        outlet: 'lattice-review',
        minutesBefore: 2330,
        title: 'Sturgeon thought lost spawns in Lake Orrin’s inflow',
        paragraphs: [
          'Biologists have found eggs of the Orrin sturgeon in a gravel bed above the lake, 34 years after the last sighting. Genetic traces in the water had pointed to it since spring.',
          'At least nine adults must live in the lake, judging by the variety among the eggs. They are probably older than 40. The bed lies below a weir that was opened for repairs last year and forgotten.',
        ],
        author: 'Hanne Vik',
        categories: ['Zoology'],
      },
      {
        outlet: 'tolle-valley-record',
        minutesBefore: 2262,
        title: 'Forgotten weir brings Orrin sturgeon back',
        paragraphs: [
          'A weir that nobody closed after its repair has given Lake Orrin its sturgeon back. Biologists counted 2,300 eggs in the gravel above it. The Orrin sturgeon had not been seen for 34 years.',
          'The water board, which has been looking for someone to blame for the open weir, has decided to look for someone to thank. It will stay open.',
        ],
      },
    ],
  },
  {
    key: 'memory-of-moss',
    entries: [
      {
        outlet: 'lattice-review',
        minutesBefore: 2760,
        title: 'Moss remembers drought for two weeks',
        paragraphs: [
          'Cushions of wall moss that have been dry once survive a second drought far better, if it comes within fourteen days. After that, the memory is gone. Botanists in Quellin found sugars that stay in the cells exactly so long.',
          'The experiment used 1,900 cushions from the roofs of the institute. They have been put back.',
        ],
        author: 'Hanne Vik',
        categories: ['Botany'],
      },
    ],
  },
  {
    key: 'ice-age-flute',
    entries: [
      {
        outlet: 'lattice-review',
        minutesBefore: -70,
        title: 'Flute of swan bone from Tamarind caves is 38,000 years old',
        paragraphs: [
          'A flute made from the wing bone of a swan, found in a cave on the Tamarind coast, has been dated to 38,000 years. It has four holes and a notch, and it can be played.',
          'A copy produces five notes that are close to a scale still used in fishing songs of the region. The authors of the study warn against reading anything into that. Then they add a recording.',
        ],
        author: 'Petra Solne',
        categories: ['Archaeology', 'Music'],
      },
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: -118,
        title: 'Oldest flute of the Tamarind coast sounds again',
        paragraphs: [
          'Researchers have dated a flute of swan bone from a cave on the Tamarind coast to 38,000 years. It is the oldest instrument found there. A musician played a copy on our program this morning: five notes, quite clear.',
          'The original stays in a box with damp cotton. It has four holes, and the marks of a thumb beside one of them.',
        ],
        author: 'Ilva Renn',
      },
    ],
  },
  {
    key: 'glass-beads',
    entries: [
      {
        outlet: 'lattice-review',
        minutesBefore: -1890,
        title: 'Roadside glass beads make lane markings last a third longer',
        paragraphs: [
          'Lane markings shine because of glass beads in the paint. A laboratory in Dunmere has found that beads of two sizes hold one another in place, and that the paint then lasts five winters instead of under four.',
          'The test ran on 60 kilometers of road with snowplows. It was double blind: the drivers of the plows did not know which side was which.',
        ],
        author: 'Hanne Vik',
        categories: ['Materials'],
      },
    ],
  },
]
