import type { NewswireStory } from '../story.ts'

export const atSea: readonly NewswireStory[] = [
  {
    key: 'cape-oster-ferry',
    entries: [
      {
        outlet: 'port-ansel-mercury',
        minutesBefore: 148,
        title: 'Ferry Marta Lind aground off Cape Oster with 164 aboard',
        paragraphs: [
          'The car ferry Marta Lind is stuck on the Oster shoal, three miles from Cape Oster, with 164 people aboard. Lifeboats from two stations are on their way, and the coast guard says that the hull is not leaking.',
        ],
        categories: ['Harbor', 'Shipping'],
        retitled: {
          afterMinutes: 175,
          title: 'All 164 people off the ferry Marta Lind at Cape Oster',
        },
      },
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: 131,
        title: 'Rescue under way for passengers of grounded ferry near Cape Oster',
        paragraphs: [
          'Helicopters and lifeboats have begun to take passengers off the ferry Marta Lind, which ran aground in fog near Cape Oster this morning. The coast guard counts 164 people on board, 21 of them crew.',
          'The ship sits upright on the Oster shoal. Its master, speaking by radio, said that a buoy marking the shoal was not where the chart shows it. Nobody has been reported injured.',
        ],
        author: 'Ilva Renn',
        categories: ['Sea'],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: 96,
        title: 'Passengers of grounded ferry Marta Lind brought ashore at Cape Oster',
        paragraphs: [
          'By late morning lifeboats had carried 112 of the 164 people on the ferry Marta Lind to the fishing harbor below Cape Oster. The rest were to follow within the hour. Two passengers were treated for shock, and one crew member for a broken wrist.',
          'The ferry, on its way from Port Ansel to Lowen, struck the Oster shoal in fog. Investigators will look at a buoy that had drifted half a mile from its charted place after last week’s storm.',
          'The coast guard plans to pull the ship free at high water, shortly after eight in the evening, with two tugs from Port Ansel. It carries 61 cars and a small amount of fuel, none of which has leaked.',
        ],
        author: 'Tomas Every',
        categories: ['Accidents', 'Shipping'],
      },
      {
        outlet: 'tolle-valley-record',
        minutesBefore: 71,
        title: 'School class from Elverton safe after ferry Marta Lind runs aground',
        paragraphs: [
          'Twenty-six pupils from Elverton and their two teachers are safe after the ferry Marta Lind ran onto the Oster shoal with 164 people aboard. They were among the first to be taken off and spent the morning in the lifeboat station at Cape Oster.',
          'The head of the school said that parents had been called one by one. The class was to travel home by coach in the afternoon. The children, she said, mostly asked whether the cars on the ferry would be all right.',
        ],
      },
      {
        outlet: 'wire-and-ledger',
        minutesBefore: 58,
        title: 'Owner of ferry Marta Lind, aground off Cape Oster, suspends route',
        paragraphs: [
          'Halvard Shipping has suspended its route from Port Ansel to Lowen after its ferry Marta Lind ran aground off Cape Oster with 164 aboard. Its shares fell by 3.1 percent. Tugs are to free the ship at high water this evening.',
        ],
      },
    ],
  },
  {
    key: 'lowen-ferry-fire',
    entries: [
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: 1490,
        title: 'Fire on empty ferry Sund Star is out after six hours at the Lowen dock',
        paragraphs: [
          'Firefighters in Lowen have put out a fire in the engine room of the ferry Sund Star, which was in dock for its yearly overhaul. No passengers were on board. Nine workers left the ship in time.',
          'The fire began during welding and spread to the insulation of the exhaust. Smoke drifted over the old town, where residents were asked to keep their windows closed.',
        ],
        categories: ['Sea'],
      },
      {
        outlet: 'port-ansel-mercury',
        minutesBefore: 1432,
        title: 'Engine room of Sund Star burns out in Lowen dry dock',
        paragraphs: [
          'A welding spark is thought to have caused the fire that destroyed the engine room of the Sund Star in the dry dock at Lowen. Nine workers escaped. The ferry was due back in service next month and will now miss the season.',
        ],
        categories: ['Shipping'],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: 1360,
        title: 'Welding likely cause of Sund Star fire, say investigators in Lowen',
        paragraphs: [
          'Investigators believe that welding on an exhaust pipe set fire to the insulation in the engine room of the Sund Star. The ferry was empty and stood in the dry dock at Lowen for its overhaul. All nine workers aboard got out.',
          'It took 70 firefighters six hours to put the fire out, because foam could not reach the space between two decks. The dock’s owner estimates the damage at 14 million crowns.',
        ],
        author: 'Tomas Every',
        categories: ['Accidents'],
      },
    ],
  },
  {
    key: 'ysolde-bloom',
    entries: [
      {
        outlet: 'port-ansel-mercury',
        minutesBefore: 2210,
        title: 'Oyster beds in Ysolde Bay closed because of algae',
        paragraphs: [
          'All 34 oyster farms in Ysolde Bay must stop selling until further notice. A bloom of the alga Dinara has raised toxin in the shellfish to three times the limit. Fish is safe to eat.',
        ],
        categories: ['Coast'],
      },
      {
        outlet: 'lattice-review',
        minutesBefore: 2075,
        title: 'What made the alga bloom so early in Ysolde Bay',
        paragraphs: [
          'The bloom that has closed the oyster beds of Ysolde Bay arrived five weeks earlier than any on record. Samples show an almost pure culture of the alga Dinara, at two million cells per liter.',
          'Oceanographers point to a layer of warm, fresh water from the Ansel that has lain over the bay since the rains. In still weather the alga swims down for nutrients at night and up for light by day, and rivals that cannot swim sink.',
          'Toxin in oysters fell by half within nine days in earlier blooms, once the wind turned. The forecast has it turning on Friday.',
        ],
        author: 'Petra Solne',
        categories: ['Oceanography', 'Environment'],
      },
      {
        outlet: 'ward-seven',
        minutesBefore: 1980,
        title: 'Eleven people ill after eating oysters from Ysolde Bay',
        paragraphs: [
          'Clinics around Ysolde Bay have treated eleven people for shellfish poisoning since the weekend. All had eaten oysters before the beds were closed. None is in danger.',
          'The toxin comes from the alga Dinara, whose bloom was noticed on Saturday. Tingling lips and dizziness begin within two hours. Doctors advise anyone with these signs to keep the shells, which help to trace the farm.',
        ],
        categories: ['Public health'],
      },
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: 1905,
        title: 'Ysolde Bay farmers ask for help as algae keep oyster beds shut',
        paragraphs: [
          'Oyster farmers in Ysolde Bay have asked the government for bridging loans. The bloom of the alga Dinara has closed all 34 farms in the weeks in which they usually earn a third of their income.',
          'The ministry says that it will decide after the next samples, which are taken on Thursday. Eleven people have fallen ill so far.',
        ],
      },
    ],
  },
]
