import type { NewswireStory } from '../story.ts'

export const money: readonly NewswireStory[] = [
  {
    key: 'calder-rate-rise',
    entries: [
      {
        outlet: 'wire-and-ledger',
        minutesBefore: 402,
        title: 'Calder central bank raises rate to 4 percent, more than expected',
        paragraphs: [
          'The Central Bank of Calder has raised its key rate by half a point to 4 percent. Economists had expected a quarter. Governor Edda Marin cited wages, which rose by 5.8 percent in the year to September.',
        ],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: 371,
        title: 'Half a point: Marin surprises Brennick with a rate of 4 percent',
        paragraphs: [
          'Governor Edda Marin and her colleagues at the Central Bank of Calder lifted the key rate to 4 percent on Tuesday, the largest step in seven years. The vote was five to four.',
          'Ms. Marin said in Brennick that wages growing by 5.8 percent a year could not be squared with the bank’s goal of 2 percent inflation. She did not rule out a further step in December.',
          'Two of the country’s largest lenders raised their mortgage rates within an hour. A household that renews a loan of 200,000 crowns will pay about 46 crowns more a month.',
        ],
        author: 'Oda Fenn',
        categories: ['Markets', 'Central banks'],
      },
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: 344,
        title: 'Calder’s central bank lifts rates against rising wages',
        paragraphs: [
          'Calder’s central bank has raised its key rate from 3.5 to 4 percent. Its governor, Edda Marin, called wage growth of 5.8 percent the main reason. Trade unions said that the bank was punishing nurses for catching up.',
          'The crown rose by one percent against its neighbors. Shares in Brennick closed lower.',
        ],
        categories: ['Markets'],
      },
      {
        outlet: 'port-ansel-mercury',
        minutesBefore: 318,
        title: 'Central bank’s higher rate puts harbor housing in doubt',
        paragraphs: [
          'After the Central Bank of Calder raised its rate to 4 percent, Port Ansel may shelve 600 flats on the east quay. Governor Edda Marin’s half point, meant to slow wages, adds nine million crowns to the cost, the treasurer said.',
        ],
        categories: ['City'],
      },
    ],
  },
  {
    key: 'norrby-rate-cut',
    entries: [
      {
        outlet: 'wire-and-ledger',
        minutesBefore: 1215,
        title: 'Norrby’s reserve bank cuts to 2.75 percent as prices cool',
        paragraphs: [
          'The Reserve Bank of Norrby in Vessing lowered its deposit rate by a quarter point to 2.75 percent. Inflation had slowed to 1.6 percent. It was the first cut under Chair Jorun Haldis.',
        ],
      },
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: 1170,
        title: 'First cut under Haldis: Vessing lowers deposit rate',
        paragraphs: [
          'Norrby’s reserve bank has lowered its deposit rate to 2.75 percent, the first cut since Jorun Haldis took the chair in Vessing. Inflation of 1.6 percent leaves room for it, she said. All seven members agreed.',
          'Pension funds had warned of a cut that came too early. Exporters welcomed it, because the currency had gained nine percent since the spring.',
        ],
        categories: ['Markets'],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: 1096,
        title: 'Norrby goes its own way with a cut to 2.75 percent',
        paragraphs: [
          'While others hesitate, the Reserve Bank of Norrby has cut its deposit rate to 2.75 percent. Chair Jorun Haldis said in Vessing that inflation, at 1.6 percent, had come down faster than her staff had forecast.',
          'Rents are the exception. They rose by 4.4 percent and are not expected to slow before the summer. Ms. Haldis said that a bank could not build houses.',
        ],
        author: 'Oda Fenn',
        categories: ['Markets'],
      },
    ],
  },
  {
    key: 'kestwick-orbane',
    entries: [
      {
        outlet: 'wire-and-ledger',
        minutesBefore: 742,
        title: 'Kestwick to buy sensor maker Orbane for 2.4 billion crowns',
        paragraphs: [
          'Chip maker Kestwick Semiconductors will buy Orbane, which makes sensors for cars and hearing aids, for 2.4 billion crowns in cash. The price is 31 percent above Friday’s close. Regulators in three countries must agree.',
        ],
      },
      {
        outlet: 'lamppost',
        minutesBefore: 690,
        title: 'Why Kestwick buys the sensor maker Orbane',
        paragraphs: [
          'Kestwick Semiconductors makes processors that nobody hears of, and Orbane makes microphones the size of a grain of rice that nobody sees. For 2.4 billion crowns the first is going to own the second.',
          'The attraction is a chip that listens without waking the main processor. Orbane has sold 400 million of them, mostly for hearing aids. Kestwick could now put the ear and the brain on one piece of silicon and save a third of the power.',
          'Orbane’s 1,150 employees in Sollum keep their laboratory. The deal is to close in the spring if regulators agree.',
        ],
        author: 'Rafe Ondry',
        categories: ['Chips', 'Companies'],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: 655,
        title: 'Orbane’s founder sells to Kestwick, and stays in Sollum',
        paragraphs: [
          'Ada Orbane, who founded the sensor maker in a garage in Sollum 26 years ago, is selling it to Kestwick Semiconductors for 2.4 billion crowns. She holds 18 percent and will remain as head of research.',
          'The town had feared for its largest employer. Kestwick has promised to keep the laboratory and its 1,150 jobs for five years.',
        ],
        author: 'Livia Strand',
        categories: ['Companies'],
      },
      {
        outlet: 'second-compiler',
        minutesBefore: 611,
        title: 'Kestwick buys Orbane: what happens to the open drivers',
        paragraphs: [
          'Orbane is one of the few sensor makers that publish their drivers. Developers ask whether that will survive the purchase by Kestwick Semiconductors for 2.4 billion crowns. The chip maker’s own drivers come as sealed blobs, while Orbane’s for hearing aids and cars can be read by anyone.',
          'A spokeswoman for Kestwick said that Orbane’s repositories would stay open. The license allows a fork in any case. Two volunteers have already made a complete copy, to be safe.',
        ],
        categories: ['hardware', 'drivers'],
      },
    ],
  },
  {
    key: 'ferrant-recall',
    entries: [
      {
        outlet: 'wire-and-ledger',
        minutesBefore: 1710,
        title: 'Ferrant recalls 48,000 vans over brake hose',
        paragraphs: [
          'Ferrant Motors recalls 48,000 vans of the Courier 5 series because a brake hose can rub against the wheel arch. The repair takes 40 minutes. The company sets aside 22 million crowns.',
        ],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: 1644,
        title: 'Brake hoses may chafe: Ferrant calls Courier 5 vans to the workshop',
        paragraphs: [
          'Owners of 48,000 Ferrant vans will receive a letter in the coming days. On the Courier 5, built between March and November of last year, a brake hose can chafe against the wheel arch when the steering is fully turned.',
          'The transport authority knows of seventeen cases of leaking brake fluid and of no accident. Workshops fit a longer clip, which takes 40 minutes and is free.',
          'Until then, owners should look for wet spots behind the front wheels.',
        ],
        categories: ['Cars', 'Consumer'],
      },
      {
        outlet: 'port-ansel-mercury',
        minutesBefore: 1571,
        title: 'Ferrant recall: city checks the brake hoses of 130 vans',
        paragraphs: [
          'Port Ansel’s parcel and cleaning services drive 130 Ferrant vans of the Courier 5 series, which is recalled because a brake hose can rub against the wheel arch. All were looked at overnight. Three stay in the yard.',
        ],
        categories: ['City'],
      },
    ],
  },
]
