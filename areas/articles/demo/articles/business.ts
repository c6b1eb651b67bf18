import type { ArticleDraft } from '../sample-article.ts'

export const business: readonly ArticleDraft[] = [
  {
    key: 'tide-scheduling',
    minutesAgo: 64,
    title: 'Two northern ports begin to schedule ships by the tide instead of by the queue',
    summary:
      'Port Ansel and Kirrow now give arriving ships a time of berth two days ahead, worked out from tide, draft and crane hours. Ships slow down to meet it and burn eleven percent less fuel. The old rule, first come first served, made captains race and then wait. Terminals were skeptical until their overtime fell.',
    sourceCount: 13,
    photo: '1494412574643-ff11b0a5c1c3',
  },
  {
    key: 'four-person-firm',
    minutesAgo: 107,
    title: 'The four-person software firm is back, and this time it has customers',
    summary:
      'A study of 5,000 small software firms found that those with three to five people now earn 340,000 crowns per head, more than firms of any other size. Most sell to one trade: beekeepers, tuners of organs, dental laboratories. They grow slowly by choice.',
    meaningForYou:
      'If your trade has odd needs, a tiny vendor may serve you better than a large one. Ask what happens to your data if it closes.',
    sourceCount: 9,
    photo: '1521737604893-d14cc237f11d',
  },
  {
    key: 'mall-cooperative',
    minutesAgo: 447,
    title: 'A cooperative of its own tenants buys the mall in Pellworth',
    summary:
      'Sixty-eight shopkeepers have bought the building in which they rent, for 19 million crowns. Rents will follow turnover, with a floor that covers the heating. The former owner had planned apartments. The first decision of the new ones was to open the roof as a garden.',
    sourceCount: 6,
  },
  {
    key: 'four-day-foundry',
    minutesAgo: 655,
    title: 'Ironvale’s foundry moves to four long days and sells the fifth to the power grid',
    summary:
      'Ironvale Steel runs its electric furnaces from Monday to Thursday and leaves Fridays to the grid, which pays for the spare power. Output fell by two percent, costs by nine. Three in four workers voted to keep the arrangement after a year’s trial. The others mostly live far away and dislike the early start.',
    meaningForYou:
      'Firms with flexible loads can apply for the same tariff until the end of March.',
    sourceCount: 10,
  },
  {
    key: 'returns-policy',
    minutesAgo: 1179,
    title:
      'Online clothing returns fall by a third where shops show the garment on three different bodies',
    summary:
      'Five clothing shops in the Concord showed each garment on three people of the same size and different build. Returns fell from 41 to 27 percent. Sales did not suffer. Photography costs 60 crowns more per garment, and a returned parcel costs 14.',
    sourceCount: 12,
  },
  {
    key: 'shipyard-apprentices',
    minutesAgo: 1335,
    title: 'A shipyard without apprentices asked its pensioners, and got forty teachers',
    summary:
      'Halvard Shipping’s yard in Marisport had given up on finding young welders. Forty of its pensioners now teach two mornings a week, and ninety apprentices have signed up. Half of them came because a grandparent asked.',
    sourceCount: 3,
  },
]
