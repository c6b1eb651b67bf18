import type { SampleStory } from '../sample-article.ts'

export const business: Record<string, SampleStory> = {
  'tide-scheduling': {
    headlines: [
      'No more racing to wait: ports hand out arrival times',
      'Tide-based berths save ships eleven percent of fuel',
      'Overtime falls as Port Ansel drops first come, first served',
    ],
    paragraphs: [
      'The plan is computed anew every fifteen minutes and shown to everyone, competitors included. A ship that misses its time by more than an hour goes to the end.',
      'In the first four months 83 percent of ships arrived within their window. Weather explains most of the others, and two captains simply did not believe it.',
      'Six more ports have asked to join. The larger the group, the earlier a ship learns its time, and the slower it can sail.',
    ],
  },
  'four-person-firm': {
    headlines: [
      'Small firms, single trades, steady income',
      'Software for beekeepers pays better than expected',
    ],
    paragraphs: [
      'Coding assistants are part of the explanation, the authors write, but not the largest. Payment, hosting and tax can now be bought by the month, and used to need a department.',
      'Asked about their greatest fear, owners named neither competition nor technology. They named illness.',
    ],
  },
  'mall-cooperative': {
    headlines: [
      'Sixty-eight tenants become their own landlord',
      'Pellworth’s mall gets a garden on its roof',
      'Rents by turnover: how a mall was saved',
    ],
    paragraphs: [
      'Each shop holds one vote, from the supermarket to the key cutter. The supermarket agreed because it pays no more than before and the entrance stays where it is.',
      'A savings bank financed two thirds of the price. Its condition was a reserve for the escalators, which are as old as the building.',
    ],
  },
  'four-day-foundry': {
    headlines: ['Fridays off, for the furnaces', 'Ironvale’s workers vote to keep the long days'],
    paragraphs: [
      'A furnace that stays hot over a long weekend would waste what it saves. Ironvale lets its furnaces cool on Thursday evening and heats them again on Sunday night, when power is cheapest.',
      'Sick leave fell by a fifth. The works council attributes that to the weekends and the management to the weather, and both want another winter’s figures.',
    ],
  },
  'returns-policy': {
    headlines: [
      'Three bodies, one size, fewer parcels',
      'Clothing shops cut returns to 27 percent',
      'What a returned coat costs, and how to avoid it',
    ],
    paragraphs: [
      'Customers spent eleven seconds longer on each page and ordered fewer sizes of the same thing. The effect was strongest for trousers.',
      'The models were chosen from customers who had written to complain. One of them has since been hired to write the descriptions.',
    ],
  },
  'shipyard-apprentices': {
    headlines: [
      'Pensioners teach Marisport’s welders',
      'Ninety apprentices, forty teachers, one yard',
    ],
    paragraphs: [
      'The yard builds ferries and mends everything else. A hull takes three years, and a welder who starts now will see two of them leave.',
      'The oldest teacher is 81 and no longer lifts the torch. He listens, he says, because a good seam has a sound.',
    ],
  },
}
