import type { NewswireStory } from '../story.ts'

export const software: readonly NewswireStory[] = [
  {
    key: 'cairn-packages',
    entries: [
      {
        outlet: 'second-compiler',
        minutesBefore: 540,
        title: 'Update Cairn now: fourteen packages used a flaw in its handling of names',
        paragraphs: [
          'The maintainers of the package manager Cairn have released version 3.6.1, which closes a hole in the handling of package names. A name with a line break in it was passed to the shell, and whatever followed the break was run.',
          'The registry refuses such names since last night. It found fourteen malicious packages that made use of the flaw, all uploaded in the past nine days and downloaded about 2,000 times. Projects with a lock file were safe, because it pins names and hashes.',
          'Run “cairn audit --names” to see whether one of the fourteen is on your machine. If so, change every credential that was stored there.',
        ],
        author: 'Mina Quist',
        categories: ['security', 'packages'],
      },
      {
        outlet: 'lamppost',
        minutesBefore: 488,
        title: 'Fourteen malicious packages slipped into Cairn through a flaw',
        paragraphs: [
          'For nine days, installing the wrong package with Cairn could hand over a computer. Fourteen malicious packages made use of a flaw that version 3.6.1 repairs. They were downloaded around 2,000 times.',
          'Most copied the passwords that browsers store. Their names, which held a line break for the shell, were otherwise one letter away from those of popular libraries. Cairn’s team credits a student, who wondered why his terminal printed an empty line.',
        ],
        author: 'Rafe Ondry',
        categories: ['Security'],
      },
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: 431,
        title: 'Developers warned of flaw in package manager Cairn',
        paragraphs: [
          'Security authorities in four countries are warning developers of a flaw in the package manager Cairn. Fourteen malicious packages were downloaded about 2,000 times in nine days. Version 3.6.1 is safe.',
          'Ordinary users need not do anything, unless a developer shares their computer.',
        ],
      },
    ],
  },
  {
    key: 'lark-model',
    entries: [
      {
        outlet: 'lamppost',
        minutesBefore: 1322,
        title: 'Lark, an open translation model, speaks forty-one languages offline',
        paragraphs: [
          'A consortium of nine universities has released Lark, a translation model that runs on a laptop without a network. It covers 41 languages, among them seven for which no translator existed.',
          'In blind tests, professional translators preferred Lark to two commercial services in 23 of the languages. It is weakest in legal text, where it likes to be clearer than the original. The weights take up 3.4 gigabytes.',
          'The team spent more on paying translators than on computing: 19 million crowns against 11.',
        ],
        author: 'Sunniva Dahl',
        categories: ['AI', 'Language'],
      },
      {
        outlet: 'second-compiler',
        minutesBefore: 1268,
        title: 'Inside Lark: how nine universities trained an open translation model',
        paragraphs: [
          'Lark’s training code is now public along with its weights, and it is short. The translation model for 41 languages was trained for 33 days on 128 cards, which nine universities lent in turns.',
          'The trick is the order of the data. Each week a panel of translators marked the worst hundred sentences in every language, and the next week’s data was chosen to resemble them. Quantized to four bits, the model needs 3.4 gigabytes.',
        ],
        author: 'Mina Quist',
        categories: ['models'],
      },
      {
        outlet: 'lattice-review',
        minutesBefore: 1149,
        title: 'Translators taught the open model Lark by showing it its mistakes',
        paragraphs: [
          'Two hundred professional translators took part in building Lark, the translation model that nine universities have published. Their weekly list of the worst sentences in 41 languages steered what it learned next.',
          'A paper that accompanies the model reports gains equal to tripling the amount of text. Whether the effect holds for languages with other scripts is open: Lark covers only six of those.',
        ],
        author: 'Petra Solne',
        categories: ['Linguistics'],
      },
    ],
  },
  {
    key: 'location-data-law',
    entries: [
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: 866,
        title: 'Concord bans the sale of location data from telephones',
        paragraphs: [
          'The Concord parliament has forbidden the sale of location data from telephones. The law passed by 371 votes to 214. Apps may still use a position to do what the user asked for, and must forget it within a day.',
          'Brokers have until the first of July to delete what they hold. Rapporteur Cosima Vael called it the end of a market that nobody had been asked about.',
        ],
        categories: ['Concord'],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: 821,
        title: 'Where you were is nobody’s business: parliament passes law on location data',
        paragraphs: [
          'After three years of debate the Concord parliament has ended the trade in location data. A majority of 371 to 214 followed rapporteur Cosima Vael, whose own movements had been bought by a newspaper for 90 crowns.',
          'Telephone apps must delete positions within 24 hours unless the user wants to keep them. Fines reach four percent of turnover. Brokers must delete their stocks by July.',
          'Police may obtain data with a judge’s order, as before. Researchers keep access to counts of at least fifty people.',
        ],
        author: 'Livia Strand',
        categories: ['Politics', 'Privacy'],
      },
      {
        outlet: 'second-compiler',
        minutesBefore: 772,
        title: 'The location data ban, explained for people who ship apps',
        paragraphs: [
          'From July the Concord’s law on location data applies to every app that asks a telephone where it is. The parliament voted 371 to 214. Three things change for developers.',
          'First, a position must be deleted after 24 hours unless the feature needs it and the user has agreed. Second, advertising kits may not receive it at all. Third, you must be able to show both, so log deletions.',
          'Coarse positions of more than ten kilometers are exempt.',
        ],
        categories: ['privacy', 'law'],
      },
      {
        outlet: 'wire-and-ledger',
        minutesBefore: 733,
        title: 'Data brokers’ shares tumble after Concord ban on location data',
        paragraphs: [
          'Shares of three brokers of location data lost between 22 and 47 percent after the Concord parliament banned the trade by 371 votes to 214. Telephone apps must delete positions within a day from July.',
        ],
      },
    ],
  },
  {
    key: 'telmark-outage',
    entries: [
      {
        outlet: 'lamppost',
        minutesBefore: -4,
        title: 'Telmark mobile network is down across Calder',
        paragraphs: [
          'Customers of Telmark, Calder’s second-largest mobile network, have been without a signal for a quarter of an hour. Calls, messages and data are affected. The company confirms a fault and gives no time for a repair.',
          'Emergency calls work, because telephones switch to another network for them. Telmark has 6.3 million customers.',
        ],
        categories: ['Networks'],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: -13,
        title: 'Millions without signal as Telmark network fails',
        paragraphs: [
          'The mobile network of Telmark failed across Calder this afternoon. All 6.3 million customers are affected, from Brennick to the coast. Emergency calls can be made over other networks.',
          'Several card terminals in shops use Telmark too, and some supermarkets accept only cash. Trams in Brennick are running without their displays.',
        ],
        author: 'Livia Strand',
        categories: ['Technology'],
      },
      {
        outlet: 'port-ansel-mercury',
        minutesBefore: -26,
        title: 'Telmark network down: harbor pilots switch to radio',
        paragraphs: [
          'The failure of the mobile network of Telmark has reached the harbor. Pilots use marine radio, and card terminals in shops are without a signal. Emergency calls work over other networks.',
        ],
        categories: ['Harbor', 'City'],
      },
      {
        outlet: 'wire-and-ledger',
        minutesBefore: -44,
        title: 'Telmark blames failed router update for mobile network outage',
        paragraphs: [
          'Telmark says that an update to its core routers brought down its mobile network, with 6.3 million customers. Service is coming back region by region. The regulator wants a report within three days.',
        ],
      },
      {
        outlet: 'second-compiler',
        minutesBefore: -160,
        title: 'How one router update took Telmark’s mobile network off the air',
        paragraphs: [
          'Telmark has published a first account of the outage that cut off 6.3 million customers. An update to its core routers was tested on two machines and then sent to all 48 at once, because a list of stages had been left empty.',
          'The routers restarted together and asked one server for their configuration. It could serve six at a time. Engineers drove to the sites and loaded the mobile network’s configuration from memory sticks.',
        ],
        author: 'Mina Quist',
        categories: ['networks', 'outages'],
      },
    ],
  },
]
