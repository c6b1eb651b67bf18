import type { NewswireStory } from '../story.ts'

export const civic: readonly NewswireStory[] = [
  {
    key: 'port-ansel-mayor',
    entries: [
      {
        outlet: 'port-ansel-mercury',
        minutesBefore: 1560,
        title: 'Runa Castell wins Port Ansel’s mayoral election by 611 votes',
        paragraphs: [
          'Runa Castell is the next mayor of Port Ansel. The harbor engineer won the runoff with 50.4 percent, 611 votes ahead of incumbent Piet Varga. Turnout was 63 percent.',
        ],
        categories: ['City', 'Election'],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: 1502,
        title: 'Harbor engineer Castell unseats Port Ansel’s mayor in close runoff',
        paragraphs: [
          'After twelve years in office, Piet Varga has lost the town hall of Port Ansel. Runa Castell, an engineer who used to maintain the harbor’s cranes, won the mayoral runoff by 611 votes out of 77,000.',
          'Ms. Castell had promised a ferry every quarter of an hour and an end to the parking on the fish market. Mr. Varga conceded before midnight. He will not ask for a recount, he said, since he had done so last time and knew how it felt.',
        ],
        author: 'Livia Strand',
        categories: ['Politics'],
      },
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: 1455,
        title: 'Change of mayor in Port Ansel after narrow vote',
        paragraphs: [
          'In Calder’s largest port, Port Ansel, challenger Runa Castell has won the mayoral election with 50.4 percent. Incumbent Piet Varga conceded defeat. The difference was 611 votes.',
          'Castell, an engineer, had campaigned for more frequent ferries. She takes office in January. Varga has governed the city of 140,000 for twelve years, and leaves it without debts.',
        ],
      },
      {
        outlet: 'port-ansel-mercury',
        minutesBefore: -760,
        title: 'Mayor-elect Runa Castell keeps one of Piet Varga’s team',
        paragraphs: [
          'Runa Castell, who won Port Ansel’s mayoral election by 611 votes, has named five of her seven department heads. The treasurer served under incumbent Piet Varga and stays. Transport goes to a tram driver with a doctorate.',
        ],
        categories: ['City'],
      },
    ],
  },
  {
    key: 'serrat-tunnel',
    entries: [
      {
        outlet: 'tolle-valley-record',
        minutesBefore: 640,
        title: 'Breakthrough in the Serrat tunnel after nine years',
        paragraphs: [
          'At 11:08 the last half meter of rock fell, and the crews from both sides of Mount Serrat shook hands through the hole. The rail tunnel between Elverton and Quellin is 19.4 kilometers long. After nine years, the two tubes met with an error of three centimeters.',
          'The first to climb through was Berta Ilm, who has led the northern shift since the start. She carried a loaf of bread from Elverton. From the southern side came salt.',
          'Trains will run in three years. The trip from Elverton to Quellin will then take 48 minutes, instead of two hours and ten.',
        ],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: 598,
        title: 'Breakthrough under Mount Serrat: rail tunnel crews meet',
        paragraphs: [
          'The crews from Calder and Ilmaria met this morning under Mount Serrat. With the breakthrough of the 19.4-kilometer rail tunnel, the most difficult part of the line between Elverton and Quellin is done.',
          'The project has cost 5.1 billion crowns, 700 million more than planned. Water that broke in during the fourth year accounts for most of the difference. Trains are to run in three years and take 48 minutes.',
        ],
        author: 'Jon Averly',
        categories: ['Transport'],
      },
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: 566,
        title: 'Serrat rail tunnel: crews from two countries meet in the middle',
        paragraphs: [
          'The crews of the Serrat rail tunnel have met 1,800 meters below the summit of Mount Serrat. The 19.4-kilometer tube will shorten the trip from Elverton to Quellin to 48 minutes.',
          'Eleven languages were spoken on the site. The safety rules were drawn as pictures.',
        ],
      },
      {
        outlet: 'wire-and-ledger',
        minutesBefore: 533,
        title: 'Serrat rail tunnel: freight firms make plans after breakthrough',
        paragraphs: [
          'After the breakthrough of the 19.4-kilometer rail tunnel under Mount Serrat, Orrin Rail expects 70 freight trains a day between Elverton and Quellin in three years. Truck firms on the pass road ask for the same tax relief.',
        ],
      },
    ],
  },
  {
    key: 'northlode-vote',
    entries: [
      {
        outlet: 'tolle-valley-record',
        minutesBefore: 2020,
        title: 'Tarn Hollow votes for Northlode’s data center, with conditions',
        paragraphs: [
          'By nine votes to six the council of Tarn Hollow has approved the data center that Northlode Compute wants to build at the old quarry. The meeting lasted until one in the morning, and 47 people spoke.',
          'The council attached conditions. The 90-megawatt center may not draw from the Tolle between June and September. It must give its waste heat to the swimming pool free of charge, and the diesel generators may be tested only on weekdays.',
          'Northlode promises 60 jobs. Work could begin in April.',
        ],
      },
      {
        outlet: 'lamppost',
        minutesBefore: 1948,
        title: 'Northlode gets its quarry, and a village gets a warm pool',
        paragraphs: [
          'Northlode Compute may turn a disused quarry in Tarn Hollow into a 90-megawatt data center. The council agreed by nine to six, after a night in which the fate of a swimming pool proved decisive.',
          'From June to September the machines must cool themselves with air alone. Northlode says that it can do this by moving work elsewhere on hot afternoons, which for training runs is easier than it sounds.',
        ],
        author: 'Sunniva Dahl',
        categories: ['Data centers', 'AI'],
      },
      {
        outlet: 'wire-and-ledger',
        minutesBefore: 1873,
        title: 'Northlode to spend 800 million crowns on data center in Tarn Hollow',
        paragraphs: [
          'Northlode Compute will invest 800 million crowns in a 90-megawatt data center in Tarn Hollow. The council approved the quarry site by nine votes to six. Power comes from the Upper Tolle hydro plant under a twelve-year contract.',
        ],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: 1790,
        title: 'A data center in the quarry: how Tarn Hollow haggled with Northlode',
        paragraphs: [
          'Tarn Hollow has 2,900 residents and a council that reads contracts. Northlode Compute arrived with an offer for its 90-megawatt data center in the quarry and left with a different one: no river water in summer, free heat for the pool, and a deposit for taking it all down again.',
          'Six of the fifteen councilors still voted no. One of them said that the pool was a bribe, though a pleasant one.',
        ],
        author: 'Tomas Every',
        categories: ['Tolle valley'],
      },
    ],
  },
  {
    key: 'elverton-bell',
    entries: [
      {
        outlet: 'tolle-valley-record',
        minutesBefore: 2850,
        title: 'Elverton’s bell rings in F sharp again',
        paragraphs: [
          'The great bell of Elverton is back in its tower. A crack from the winter of 1952 had dulled its note, and three generations knew it only as a clank. A foundry in Lowen welded it over eleven weeks at 300 degrees.',
          'On Sunday it rang for four minutes. An elderly listener, who had sung in the choir before the crack, confirmed the F sharp.',
        ],
      },
    ],
  },
  {
    key: 'kirrow-library-boat',
    entries: [
      {
        outlet: 'port-ansel-mercury',
        minutesBefore: -330,
        title: 'Library boat adds four islands to its round',
        paragraphs: [
          'The library boat Vellum will call at four more islands from Monday, eleven in all. It carries 3,000 books and a printer for forms. Loans fell due by the tide table, which the librarians call merciful.',
        ],
        categories: ['Coast', 'Culture'],
      },
    ],
  },
  {
    key: 'brennick-tram-bell',
    entries: [
      {
        outlet: 'calder-standard',
        minutesBefore: -890,
        title: 'Brennick tries trams that announce themselves only to those in the way',
        paragraphs: [
          'Two tram lines in Brennick have replaced the bell with a loudspeaker that aims a narrow beam of sound ahead of the tram. People on the tracks hear it clearly, and those on the pavement hardly at all.',
          'Neighbors counted 410 rings a day before the trial. The tram company has registered no more near misses than usual. The association of the blind took part in the tuning and asked for a second tone in curves.',
        ],
        author: 'Tomas Every',
        categories: ['Brennick', 'Transport'],
      },
    ],
  },
  {
    key: 'greywater-market',
    entries: [
      {
        outlet: 'tolle-valley-record',
        minutesBefore: -1510,
        title: 'Cattle market becomes a roof for everything',
        paragraphs: [
          'The cattle market hall in Greywater is to stay open all week. On Tuesdays it belongs to the cattle as before, on Fridays to vegetables, and in between to a repair café, two choirs and the roller-skating club.',
          'The council has set aside 80,000 crowns for a floor that suits both hooves and wheels. Samples lie in the entrance and may be tried.',
        ],
      },
    ],
  },
]
