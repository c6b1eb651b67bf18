import type { NewswireStory } from '../story.ts'

export const hazards: readonly NewswireStory[] = [
  {
    key: 'sarrow-quake',
    entries: [
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: 203,
        title: 'Earthquake of magnitude 6.1 shakes Sarrow',
        paragraphs: [
          'An earthquake of magnitude 6.1 has shaken the region around Sarrow in southern Ilmaria. It struck at 06:22 local time at a depth of twelve kilometers. Power is out in parts of the town.',
          'The mayor of Sarrow, Bela Tarrin, asked residents to stay outdoors. Civil protection speaks of several injured people. There is no warning of a tsunami.',
        ],
        author: 'Ilva Renn',
        categories: ['Ilmaria'],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: 184,
        title: 'Earthquake near Sarrow: 23 injured, residents in the streets',
        paragraphs: [
          'Residents of Sarrow ran into the streets this morning when an earthquake of magnitude 6.1 cracked walls and brought down chimneys. Civil protection in Ilmaria reports 23 injured, most of them by falling tiles.',
          'The center lay nine kilometers from the town, at a depth of twelve kilometers. Sarrow’s hospital is working on emergency power, and its mayor, Bela Tarrin, has opened the sports hall.',
          'Trains between Quellin and the south stopped until the bridges have been inspected.',
        ],
        author: 'Jon Averly',
        categories: ['Accidents'],
      },
      {
        outlet: 'port-ansel-mercury',
        minutesBefore: 166,
        title: 'Port Ansel sends rescue dogs to Sarrow after the earthquake',
        paragraphs: [
          'Twelve firefighters and four dogs from Port Ansel are flying to Sarrow in southern Ilmaria, where an earthquake of magnitude 6.1 injured at least 23 people this morning. Civil protection there had asked for help. They take off at noon.',
        ],
        categories: ['City'],
      },
      {
        outlet: 'lattice-review',
        minutesBefore: 143,
        title: 'Sarrow earthquake broke a fault that was thought to be asleep',
        paragraphs: [
          'The earthquake of magnitude 6.1 that injured 23 people near Sarrow this morning took place on the Tarn fault, which had not moved in 240 years. Seismologists in Quellin located it within four minutes.',
          'Its depth of twelve kilometers explains why the shaking around the town was strong but short. Eleven aftershocks followed in two hours, the largest of magnitude 4.3. Their pattern suggests that the break ran to the north, away from the town.',
          'Residents should expect more of them, civil protection in Ilmaria says. The stations had been installed only last year, by a university class. One of them stands in the cellar of a bakery in Sarrow.',
        ],
        author: 'Petra Solne',
        categories: ['Seismology'],
      },
      {
        outlet: 'wire-and-ledger',
        minutesBefore: 117,
        title: 'Earthquake in southern Ilmaria: lemon harvest stops in Sarrow',
        paragraphs: [
          'The earthquake of magnitude 6.1 in southern Ilmaria, in which 23 people were injured in Sarrow, has closed the region’s five lemon packing halls. Power is out, and trains to Quellin have stopped. Growers hope to restart one hall on Thursday.',
        ],
      },
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: -95,
        title: 'After the earthquake, power returns to most homes in Sarrow',
        paragraphs: [
          'Power is back in four of five homes in Sarrow after this morning’s earthquake of magnitude 6.1. The number of injured has risen to 31, and nobody is missing, said the mayor of Sarrow, Bela Tarrin.',
          'About 600 people will spend the night in the sports hall and in tents. Engineers have marked 140 houses with a red sheet, which means that nobody may enter.',
        ],
        author: 'Ilva Renn',
        categories: ['Ilmaria'],
      },
    ],
  },
  {
    key: 'greywater-flood',
    entries: [
      {
        outlet: 'tolle-valley-record',
        minutesBefore: 92,
        title: 'Tolle rises at Greywater: lower town asked to leave',
        paragraphs: [
          'The Tolle has passed 5.2 meters at the Greywater gauge and rises by seven centimeters an hour. The fire brigade is asking 1,400 people in the lower town to leave before dark.',
          'Sandbags can be collected at the cattle market. The school in Mill Street takes in those who have nowhere to go. Pets are welcome on leads. The peak is expected at two in the morning, at 5.9 meters, which would be 30 centimeters below the wall.',
        ],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: 70,
        title: '1,400 people leave Greywater as the Tolle nears its flood wall',
        paragraphs: [
          'Greywater is preparing for its highest flood in 31 years. Forecasters expect the Tolle to reach 5.9 meters during the night; the flood wall is 6.2 meters high. About 1,400 people in the lower town have been told to leave.',
          'Soldiers are closing the gaps for roads in the wall with beams. The hospital has moved 40 patients to upper floors. Rain is to stop around midnight.',
        ],
        author: 'Jon Averly',
        categories: ['Weather', 'Tolle valley'],
      },
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: 49,
        title: 'Flood warning for Greywater in Calder’s Tolle valley',
        paragraphs: [
          'Calder’s weather service has issued its highest flood warning for Greywater. The river Tolle is expected to peak at 5.9 meters around two in the morning. Some 1,400 people are leaving the lower town.',
          'Upstream, in Elverton, the water is already falling.',
        ],
        categories: ['Calder'],
      },
      {
        outlet: 'ward-seven',
        minutesBefore: 31,
        title: 'Greywater hospital moves 40 patients as the Tolle rises',
        paragraphs: [
          'Greywater’s hospital has moved 40 patients from its ground floor, because the Tolle is expected to peak at 5.9 meters during the night. In the lower town 1,400 people are leaving their homes. The emergency room works from the second floor tonight, and ambulances use the ramp on the hill side.',
          'Dialysis patients were treated this afternoon instead of tomorrow. Generators stand on the roof since the flood 31 years ago, when they stood in the cellar.',
        ],
        categories: ['Hospitals'],
      },
      {
        outlet: 'port-ansel-mercury',
        minutesBefore: 18,
        title: 'Lifeboat society sends boats to Greywater as the Tolle rises',
        paragraphs: [
          'Port Ansel’s lifeboat society is sending six flat boats to Greywater, where 1,400 people are leaving the lower town and the Tolle is expected to peak at 5.9 meters. They travel on trailers and should arrive by ten.',
        ],
        categories: ['Harbor'],
      },
      {
        outlet: 'tolle-valley-record',
        minutesBefore: -380,
        title: 'Greywater’s flood wall holds as the Tolle peaks at 5.84 meters',
        paragraphs: [
          'The Tolle reached its peak of 5.84 meters at the Greywater gauge, six centimeters less than expected, and has started to fall. The flood wall held along its whole length. Water came up through drains in Mill Street and Tanner’s Row, where pumps are running.',
          'The 1,400 people who left the lower town may return from noon. The mayor thanked the 260 volunteers who carried sandbags, and asked them to bring the shovels back.',
        ],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: -430,
        title: 'Relief in Greywater after the flood stays 36 centimeters below the wall',
        paragraphs: [
          'At 5.84 meters the flood in Greywater stopped 36 centimeters short of the top of the wall. The Tolle is falling by four centimeters an hour, and the lower town’s 1,400 residents can go home around noon.',
          'Cellars in two streets took in water through the drains. The city puts the damage at under a million crowns. The last flood of this size, 31 years ago and without the wall, cost ninety.',
        ],
        author: 'Jon Averly',
        categories: ['Weather'],
      },
    ],
  },
]
