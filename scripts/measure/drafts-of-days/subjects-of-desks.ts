import type { WholeBrief } from '#areas/ai-content/drafts/brief.ts'

/** A small organization with a subject that it writes about. */
export interface Desk extends Pick<WholeBrief, 'name' | 'about' | 'audience'> {
  /** Keys of entries, one for each article that the desk's writer chose by its headline. */
  entries: readonly string[]
  /** A product of the organization, with its description and selling points. */
  product: { name: string; about: string; points: readonly string[] }
}

const desk = (
  [name, about, audience]: readonly [string, string, string],
  entries: string,
  [product, does, ...points]: readonly [string, string, ...string[]],
): Desk => ({
  ...{ name, about, audience, entries: entries.split(' ') },
  product: { name: product, about: does, points },
})

/** Desks whose drafts were read while the writer was changed: days to 15 August. */
export const TUNED: readonly Desk[] = [
  desk(
    ['Runway Club', 'Air safety this week', 'private pilots'],
    '6d5eb534 948eeddb 12d7e7e3 ef6d47b1 585fe3a3 fd46c329',
    [
      'Preflight Card',
      'A checklist that fits in a pocket',
      'Waterproof and ring-bound',
      'Covers 40 light aircraft',
    ],
  ),
  desk(
    ['Orlan Tenants', 'Housing news', 'people who rent'],
    'f0663f6a 5d465f90 55d751ab 1d639a02',
    [
      'Rent Diary',
      'An app that keeps every receipt of your rent',
      'Stores photos of each room',
      'Writes the letter to your landlord',
      'Costs nothing for members',
    ],
  ),
  desk(['Sunroof Cooperative', 'Clean power in the news', 'home owners'], 'a5ac38d7', [
    'Balcony Kit',
    'Two panels that hang on any balcony',
    'Plugs into a wall socket',
    'Pays for itself in six years',
  ]),
  desk(
    ['Public Health Circle', 'Outbreaks and diseases', 'nurses and teachers'],
    '4abd3982 bf9a3a1c 9202429d 5cf72b20 57a3dd6c 7c756513',
    [
      'School Kit',
      'Everything a school needs in the first hour of an outbreak',
      'Masks for 300 children',
      'A letter to parents in nine languages',
    ],
  ),
  desk(
    ['Campus Watch', 'Universities in the news', 'students and their parents'],
    'df4bda69 2cfe90a8 e8d8465a d92beb45 6bb631b2 11ad66be',
    [
      'Term Planner',
      'A calendar that knows every deadline of your course',
      'Reads the syllabus for you',
      'Works without a network',
    ],
  ),
  desk(
    ['Quiet Web', 'Privacy and surveillance', 'people who run small websites'],
    '23d98013 5df8c511 e60c4ea3 daa48d0e 40255f2c',
    [
      'Plain Counter',
      'Visitor statistics without cookies',
      'No banner needed',
      'One line of code',
      'Runs on your own server',
    ],
  ),
  desk(
    ['Forest Friends', 'Wildfires and extreme weather', 'volunteers'],
    '12c03fa9 a5ac38d7 f677c904 e73d1aac e3ce15f3 718de789',
    [
      'Ember Alarm',
      'A sensor that smells smoke before you do',
      'Runs three years on one battery',
      'Warns up to 20 neighbours at once',
    ],
  ),
  desk(
    ['Screen Letter', 'Television and streaming', 'people who love series'],
    'e0f0c111 c4ebe7f4 01d40e02 83ba6781',
    [
      'Sofa List',
      'One list for all your series',
      'Knows eleven services',
      'Tells you when a season is complete',
    ],
  ),
  desk(
    ['Shop Floor', 'Jobs and companies', 'employees of small firms'],
    '13e198e3 d500744a 6fc74655 6baafe5a b0154b2a',
    [
      'Fair Shift',
      'A rota that everybody can read',
      'Swaps shifts in two taps',
      'Counts overtime by the minute',
    ],
  ),
  desk(
    ['Left Field', 'Baseball and basketball', 'fans'],
    'da9e4797 f07f8a2a 8e97faad fc5e2a77 11948d3e',
    [
      'Score Mug',
      'A mug that shows the score of your team',
      'Dishwasher-safe',
      'Charges in an hour',
    ],
  ),
  desk(
    ['Andes Bulletin', 'Colombia and its neighbours', 'travellers'],
    '93ea69bc c472a1f8 794e4617 3e93ae3b 11ed4ed5 f5775799',
    ['Trail Map', 'Paper maps of the high Andes', 'Tear-proof', 'Huts and springs marked'],
  ),
  desk(['Harbour Forum', 'Hong Kong and Taiwan', 'importers'], '40aebc05 8aebfd51', [
    'Customs Desk',
    'We fill in your customs forms',
    'Answers within a day',
    'Flat fee for each container',
  ]),
  desk(
    ['Star Party', 'The eclipse and the night sky', 'amateur astronomers'],
    '114ec31e 5c1089fa 99ac67fc c9be8111 d57e7b53 69b7634c',
    [
      'Eclipse Glasses',
      'Safe glasses for looking at the sun',
      'Made to ISO 12312-2',
      'Five pairs in a box',
    ],
  ),
  desk(['Bench Notes', 'The Mangione case', 'students of law'], '53d00a7e 3e326f96 add733d8', [
    'Case Cards',
    'Landmark cases on cards',
    'Four hundred cards',
    'Facts on the front, holding on the back',
  ]),
  desk(
    ['Olive Branch', 'The West Bank', 'members of our church groups'],
    '16296720 42289763 87423d9b 3c219609 a48cb151 8cbf7c31',
    [
      'Peace Calendar',
      'A wall calendar with twelve stories of neighbours',
      'Printed on recycled paper',
      'Two crowns of each go to schools',
    ],
  ),
  desk(
    ['Ballot Box', 'Primaries and polls', 'first-time voters'],
    '5bc3f32d 5290a985 f82ab4b0 26617948 0d092d64 27c60a77',
    [
      'Voter Guide',
      'A guide to every race on your ballot',
      'Enter your postcode and see your ballot',
      'Prints on one page',
    ],
  ),
  desk(
    ['Good Table', 'Food and restaurants', 'cooks'],
    '10b4b8c0 91f32757 b22f734d 5c5c454d c314a274',
    ['Pan Set', 'Three iron pans for life', 'Already seasoned', 'Works on every stove'],
  ),
  desk(
    ['Commons Circle', 'Farage and British politics', 'British readers abroad'],
    '87fa8526 e3ce15f3 cf6c30de f5801a34 c5962e7c',
    [
      'Post Box',
      'A British address for people abroad',
      'We scan each letter',
      'Parcels once a month',
    ],
  ),
  desk(
    ['Reef Trust', 'Oceans and islands', 'divers'],
    '12c03fa9 4bc46462 f139b5a8 c773d129 e42a79c9',
    [
      'Reef Light',
      'A lamp for dives to 60 metres',
      'Four hours at full power',
      'Floats when you drop it',
    ],
  ),
  desk(
    ['Parents at Nine', 'Children and families', 'parents'],
    '50aef37e 4c938d1e c773d129 e4fc6025 303ce65d',
    ['Night Lamp', 'A lamp that breathes', 'Dims itself in 30 minutes', 'No app, no account'],
  ),
]

/** Desks whose drafts were read only after the last change of the writer: days from 16 August. */
export const JUDGED: readonly Desk[] = [
  desk(
    ['Peace Desk', 'Talks about Gaza', 'members of our parish'],
    '52da0135 a55aa9f8 b75cf9e5 0fcaf3ea d7f160c7',
    ['Candle', 'A candle that burns for two days', 'Beeswax', 'One crown goes to a hospital'],
  ),
  desk(
    ['Doctors’ Letter', 'Ebola and vaccines', 'students of medicine'],
    '48e3870d e4301bbd 0cfb4dc5 7e50f71b ea0ef411',
    ['Glove Box', 'Gloves for a ward, in one box', 'Two hundred pairs', 'No latex'],
  ),
  desk(
    ['Kyiv Circle', 'Ukraine this week', 'families who host refugees'],
    'cbd00cf5 966b5f56 212c39f5 fcb39dcf abfb728b',
    [
      'Phrase Book',
      'Ukrainian in a hundred sentences',
      'Fits a pocket',
      'Read aloud by native speakers',
    ],
  ),
  desk(
    ['Thames Post', 'Britain under Burnham', 'British readers abroad'],
    '85b2cf26 e95212dd 4db40fec b013f325 b84fb4c8',
    ['Tax Helper', 'We do your British tax return', 'Fixed price', 'Done in a week'],
  ),
  desk(
    ['Sunshine Voter', 'Florida votes', 'first-time voters'],
    '22afaf4c f24c9a75 5116c7d0 44f53b8f 008d9abd 61af7359',
    [
      'Ballot Alarm',
      'An alarm for every election day',
      'Knows your county',
      'Free for voters under 25',
    ],
  ),
  desk(
    ['Golden State', 'California', 'our employees in California'],
    '98a7af61 7a09ab20 8e412395 2eaa4f80 52e34e75 c329d72d',
    [
      'Shade Sail',
      'A sail that keeps your yard cool',
      'Blocks 95 per cent of the sun',
      'Put up in an hour',
    ],
  ),
  desk(
    ['Open Borders', 'Migration', 'volunteers'],
    '5abf1c5f 4904f33d 0d231854 06acf720 79b7d7cc',
    ['Form Finder', 'The right form in six languages', 'Runs on old phones', 'Keeps no data'],
  ),
  desk(['Orbit Club', 'Space', 'amateur astronomers'], '65ef55de 54e18c76 212c39f5 5e9eba34', [
    'Moon Map',
    'A map of the moon that glows',
    'Two meters wide',
    'All Apollo landing sites',
    'Craters named in full',
  ]),
  desk(
    ['Wheel Watch', 'Cars and roads', 'people who drive to work'],
    '98a7af61 a20f9c47 2b41b528 2018a1f3 ccf0923d',
    ['Tire Gauge', 'A gauge that speaks', 'Reads four tires in a minute', 'Battery for two years'],
  ),
  desk(
    ['Screen Time', 'Children and social media', 'parents'],
    'c9747276 7d37b24d 3717cec4 78030b55 b7b752d5',
    [
      'Phone Box',
      'A box that locks phones during dinner',
      'Opens by itself after an hour',
      'Charges six phones',
    ],
  ),
  desk(
    ['Delhi Digest', 'India and Pakistan', 'importers'],
    'f72df5f2 6fb5215b ef116698 6c8045b7 56734d43',
    ['Spice Rack', 'Twelve spices from one village', 'Ground this month', 'Refills by post'],
  ),
  desk(
    ['Dragon Trade', 'China', 'owners of small factories'],
    'f3404459 b32388f2 fb3f4eb4 34c6a286 e38ad0f8 875b90a8',
    [
      'Sample Run',
      'A first series of fifty pieces',
      'Quoted within a day',
      'Inspected before it ships',
    ],
  ),
  desk(
    ['Southern Cross', 'Australia', 'exchange students'],
    '5413e11a 84b8af3d 6469723c 745f9bc8 16771fec',
    ['Surf Wax', 'Wax for cold water', 'No plastic', 'Smells of nothing'],
  ),
  desk(
    ['Paw Paper', 'Animals', 'readers of our shelter'],
    '5cb4f52f 90115ece 8ab7ae86 415aedb3 54ccf24a',
    [
      'Dog Tag',
      'A tag that brings your dog home',
      'Shows your number when it is scanned',
      'Works without a battery',
    ],
  ),
  desk(
    ['Gridiron', 'Football before the season', 'fans'],
    'c95558f5 f567ce4d e890293e 07d83a0a 472a3555 2beee080',
    ['Seat Pad', 'A cushion for cold stands', 'Warm for four hours', 'Folds into a bag'],
  ),
  desk(
    ['Racket', 'Tennis, golf and fights', 'members of our club'],
    '16771fec 8808cad9 7b982ac5 6b684af0',
    ['Grip Tape', 'Tape that stays dry', 'Ten rolls', 'Fits every racket'],
  ),
  desk(
    ['Gallery Guard', 'Museums and thefts', 'owners of small galleries'],
    'ea28cf73 d25b81b3 8e39dfc3 5be4cdf1',
    [
      'Frame Lock',
      'A lock for paintings',
      'Screams when somebody lifts the frame',
      'Hidden behind the painting',
      'Protects artworks from thieves',
    ],
  ),
  desk(
    ['West Wing Weekly', 'The White House', 'students of politics'],
    '571bd031 13a289d9 4644a86a 7a8d3f72 2509f95e d7e048fe',
    ['Debate Timer', 'A clock for fair debates', 'Two speakers', 'Rings softly'],
  ),
  desk(
    ['Rail and Road', 'Accidents on rails and roads', 'drivers of our buses'],
    'd20ba38f 98593790 96f51d25 0bc9f447 8e412395',
    [
      'Belt Reminder',
      'A light for every seat belt on the bus',
      'Shows open belts to the driver',
      'Fits buses of all makes',
    ],
  ),
  desk(
    ['Southern Letter', 'Latin America', 'travellers'],
    '1894033c 98593790 bdb8a874 b421782a 79b7d7cc',
    ['Hammock', 'A hammock for two', 'Carries 200 kilograms', 'Dries in an hour'],
  ),
]
