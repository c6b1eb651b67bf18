import type { NewswireStory } from '../story.ts'

export const spaceflight: readonly NewswireStory[] = [
  {
    key: 'tern-comet',
    entries: [
      {
        outlet: 'perigee',
        minutesBefore: 268,
        title: 'Space probe Tern touches comet Ahlberg and keeps 90 grams of it',
        paragraphs: [
          'The probe Tern has touched comet Ahlberg for seven seconds and backed away with 90 grams of dust and ice in its cup. Mission control in Kirrow received the signal after a delay of 22 minutes. The plan had called for 60 grams.',
          'Pictures show that the arm sank in to its elbow. The surface of Ahlberg is softer than fresh snow, and a cloud of dust followed the probe for eleven minutes.',
          'The cup will be closed tonight. Tern then drifts beside the comet until March, when its engine begins the journey home. The capsule should land in three years.',
        ],
        author: 'Niko Brandt',
        categories: ['Space', 'Comets'],
      },
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: 236,
        title: 'Space probe Tern collects dust from comet Ahlberg',
        paragraphs: [
          'Cheers in the control room in Kirrow: the space probe Tern has taken a sample from the comet Ahlberg. The contact lasted seven seconds. About 90 grams of dust and ice are in its container, more than hoped for.',
          'The sample is to arrive on Earth in three years. Scientists expect material that has not changed since the planets formed.',
        ],
        author: 'Ilva Renn',
      },
      {
        outlet: 'calder-standard',
        minutesBefore: 207,
        title: 'Ninety grams of a comet: Kirrow celebrates the probe Tern',
        paragraphs: [
          'Seven seconds were enough. The probe Tern, built in Port Ansel and steered from Kirrow, has reached into the comet Ahlberg and kept 90 grams of it. It is the largest sample ever taken from a comet.',
          'Project leader Henrike Voss had not slept for 30 hours when the signal came. She said that the comet had turned out to be fluff with a crust.',
        ],
        author: 'Jon Averly',
        categories: ['Space'],
      },
      {
        outlet: 'lattice-review',
        minutesBefore: 160,
        title: 'Softer than snow: what Tern found on comet Ahlberg',
        paragraphs: [
          'When the probe Tern touched comet Ahlberg for seven seconds, its arm felt almost nothing. The force stayed below that of a hand resting on a table, Henrike Voss and her team report in a first note. The upper 40 centimeters are mostly empty space.',
          'Such a structure survives only if the comet was never warm and never struck hard. The sample of 90 grams should therefore hold dust and ice as old as the planets.',
          'A spectrometer saw methanol in the cloud that followed the contact.',
        ],
        author: 'Petra Solne',
        categories: ['Planetary science'],
      },
    ],
  },
  {
    key: 'auk-test-stand',
    entries: [
      {
        outlet: 'perigee',
        minutesBefore: 2490,
        title: 'Auk 3 first stage destroyed on its test stand',
        paragraphs: [
          'The first stage of the rocket Auk 3 was destroyed during a firing test at the Varn range. The engines ran for 41 of the planned 180 seconds before a turbopump came apart. Nobody was within four kilometers.',
          'The stage was meant to fly in January with eleven satellites. Its maker, Halcyon Launch, has a second one in the hall but will not move it until the cause is known. The stand itself can be repaired in about ten weeks.',
        ],
        author: 'Niko Brandt',
        categories: ['Space', 'Rockets'],
      },
      {
        outlet: 'wire-and-ledger',
        minutesBefore: 2404,
        title: 'Halcyon Launch delays Auk 3 after explosion in test',
        paragraphs: [
          'Halcyon Launch postpones the first flight of its rocket Auk 3 from January to the summer. A turbopump failed in a test at the Varn range and destroyed the first stage. The loss of 35 million crowns is insured.',
        ],
      },
      {
        outlet: 'port-ansel-mercury',
        minutesBefore: 2349,
        title: 'Explosion of rocket stage Auk 3 heard as far as Lowen',
        paragraphs: [
          'An explosion on the test stand at the Varn range rattled windows in Lowen, 19 kilometers away. The first stage of the rocket Auk 3 was destroyed when a turbopump failed, says its maker Halcyon Launch. Nobody was hurt; sheep on a nearby pasture were counted and are complete.',
        ],
        categories: ['Coast'],
      },
    ],
  },
  {
    key: 'antenna-nest',
    entries: [
      {
        outlet: 'perigee',
        minutesBefore: 1820,
        title: 'A ground station waits for its storks',
        paragraphs: [
          'One of the four dishes of the ground station at Sollum will not turn until late summer. A pair of storks has built a nest on its rim, and the law protects the nest as long as it is in use.',
          'The station’s manager has moved 60 contacts a week to the other dishes. For the steepest passes he borrows time from a station in Norrby. The storks, he notes, have chosen the dish with the best view to the south, as anyone would.',
        ],
        author: 'Niko Brandt',
        categories: ['Space', 'Ground'],
      },
    ],
  },
  {
    key: 'retired-satellite-log',
    entries: [
      {
        outlet: 'perigee',
        minutesBefore: 1130,
        title:
          'The satellite Meadowlark is switched off after 23 years, on a Tuesday, by its first operator',
        paragraphs: [
          'Meadowlark was built to count lightning for three years and did so for 23. On Tuesday the last command emptied its tanks and batteries. Sanna Pohl, who had sent the first one as a student, was asked to press the key.',
          'The satellite recorded 190 million flashes. Its orbit is low enough that it will burn up within eighteen months. Two successors already fly, and each counts in an hour what Meadowlark counted in a week.',
          'In the log of the mission, which anyone may read, the final entry consists of the time and the word “thanks”.',
        ],
        author: 'Niko Brandt',
        categories: ['Space', 'Satellites'],
      },
    ],
  },
  {
    key: 'weather-balloon-school',
    entries: [
      {
        outlet: 'perigee',
        minutesBefore: -520,
        title: 'School balloon from Elverton returns pictures from 34 kilometers, and a wasp',
        paragraphs: [
          'A balloon launched by a physics class in Elverton climbed to 34 kilometers and landed in a beet field two hours later. Its camera shows the curve of the horizon and, for the last hundred frames, a wasp.',
          'The wasp had crept into the housing before the launch. It survived minus 52 degrees and left on foot. The class has begun a second project, on insects.',
        ],
        categories: ['Students'],
      },
    ],
  },
]
