import type { ArticleDraft } from '../sample-article.ts'

export const markets: readonly ArticleDraft[] = [
  {
    key: 'memory-prices',
    minutesAgo: 19,
    title: 'Memory prices fall for a third week and take the chip makers with them',
    summary:
      'Contract prices for memory slipped another four percent, which makes eleven since the start of the month. Kestwick Semiconductors lost 6.2 percent in Vessing and its suppliers between two and five. Warehouses hold stock for nine weeks, three more than usual. Analysts disagree whether this is a pause or a turn; the futures say pause.',
    meaningForYou:
      'Upgrading a laptop or a server gets cheaper by the week. There is little reason to hurry before January.',
    sourceCount: 17,
    photo: '1611974789855-9c2a0a7236a3',
  },
  {
    key: 'norrby-rate-hold',
    minutesAgo: 171,
    title: 'Norrby’s reserve bank leaves its rate at 3.25 percent and drops the word “patient”',
    summary:
      'The reserve bank in Vessing kept its rate at 3.25 percent for the fifth meeting in a row. Its statement no longer calls the board “patient”, which traders read as a sign of a cut in spring. The crown lost half a percent. Two of seven members would have cut at once.',
    sourceCount: 26,
  },
  {
    key: 'copper-shadows',
    minutesAgo: 262,
    title: 'Copper traders learn to read the shadows that stockpiles throw on satellite pictures',
    summary:
      'A start-up in Brennick measures the shadows of copper stockpiles at 74 ports and sells the result before official figures appear. Its last nine estimates were within two percent. The metals exchange now asks members to say whether they trade on pictures.',
    sourceCount: 6,
    photo: '1590283603385-17ffb3a7f29f',
  },
  {
    key: 'harvest-futures',
    minutesAgo: 915,
    title:
      'A dry autumn on the Tamarind coast lifts rice futures to their highest level in six years',
    summary:
      'Rice for delivery in March rose 7.8 percent this week after the third forecast of a dry autumn on the Tamarind coast. Reservoirs there stand at 38 percent. Importers have begun to book from farther away and pay for the longer voyage. Export limits are not planned, according to two governments in the region.',
    meaningForYou:
      'Rice on the shelf usually follows the futures after ten to twelve weeks, and only by about a fifth of their move.',
    sourceCount: 14,
  },
  {
    key: 'bond-sale-rail',
    minutesAgo: 1205,
    title: 'Orrin Rail sells a bond that pays more when its trains are late',
    summary:
      'Orrin Rail has raised 400 million crowns with a bond whose interest rises by a tenth of a percent for every point of punctuality it loses. Investors ordered three times as much as was on offer. The railway says that the bond concentrates minds.',
    sourceCount: 9,
  },
  {
    key: 'index-rule-change',
    minutesAgo: 1270,
    title: 'Index provider will wait five days before it follows a split, after a costly Friday',
    summary:
      'The provider of the Concord 300 index will no longer adjust its weights on the evening of a company’s split. It waits for five trading days instead. Last month’s haste had made funds buy 90 million crowns’ worth of one share within four minutes. The change starts in January.',
    sourceCount: 3,
  },
]
