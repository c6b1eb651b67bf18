/**
 * News agencies, broadcasters and newspapers in English. The format of a row is described in
 * ../directory.ts.
 */
export const newsRows = `
BBC News | www.bbc.com | https://feeds.bbci.co.uk/news/rss.xml | general | en |
BBC World | www.bbc.com | https://feeds.bbci.co.uk/news/world/rss.xml | general | en | popular
BBC Politics | www.bbc.com | https://feeds.bbci.co.uk/news/politics/rss.xml | general | en | policy
The Guardian World | www.theguardian.com | https://www.theguardian.com/world/rss | general | en |
The New York Times | www.nytimes.com | https://rss.nytimes.com/services/xml/rss/nyt/HomePage.xml | general | en |
The New York Times Politics | www.nytimes.com | https://rss.nytimes.com/services/xml/rss/nyt/Politics.xml | general | en | policy
The Washington Post World | www.washingtonpost.com | https://feeds.washingtonpost.com/rss/world | general | en |
NPR News | www.npr.org | https://feeds.npr.org/1001/rss.xml | general | en |
PBS NewsHour | www.pbs.org | https://www.pbs.org/newshour/feeds/rss/headlines | general | en |
Sky News | news.sky.com | https://feeds.skynews.com/feeds/rss/home.xml | general | en |
The Independent | www.independent.co.uk | https://www.independent.co.uk/rss | general | en |
Al Jazeera English | www.aljazeera.com | https://www.aljazeera.com/xml/rss/all.xml | general | en | popular
Deutsche Welle | www.dw.com | https://rss.dw.com/rdf/rss-en-all | general | en |
France 24 | www.france24.com | https://www.france24.com/en/rss | general | en |
RFI English | www.rfi.fr | https://www.rfi.fr/en/rss | general | en |
Le Monde in English | www.lemonde.fr | https://www.lemonde.fr/en/rss/une.xml | general | en |
Spiegel International | www.spiegel.de | https://www.spiegel.de/international/index.rss | general | en |
RTÉ News | www.rte.ie | https://www.rte.ie/feeds/rss/?index=/news/ | general | en |
CBC Top Stories | www.cbc.ca | https://www.cbc.ca/webfeed/rss/rss-topstories | general | en |
ABC News Australia | www.abc.net.au | https://www.abc.net.au/news/feed/51120/rss.xml | general | en |
RNZ New Zealand | www.rnz.co.nz | https://www.rnz.co.nz/rss/national.xml | general | en |
The Japan Times | www.japantimes.co.jp | https://www.japantimes.co.jp/feed/ | general | en |
South China Morning Post | www.scmp.com | https://www.scmp.com/rss/91/feed | general | en |
Hong Kong Free Press | hongkongfp.com | https://hongkongfp.com/feed/ | general | en |
The Straits Times World | www.straitstimes.com | https://www.straitstimes.com/news/world/rss.xml | general | en |
CNA | www.channelnewsasia.com | https://www.channelnewsasia.com/api/v1/rss-outbound-feed?_format=xml | general | en |
The Hindu | www.thehindu.com | https://www.thehindu.com/feeder/default.rss | general | en |
The Indian Express | indianexpress.com | https://indianexpress.com/feed/ | general | en |
The Times of India | timesofindia.indiatimes.com | https://timesofindia.indiatimes.com/rssfeedstopstories.cms | general | en |
allAfrica | allafrica.com | https://allafrica.com/tools/headlines/rdf/latest/headlines.rdf | general | en |
The Moscow Times | www.themoscowtimes.com | https://www.themoscowtimes.com/rss/news | general | en |
Meduza in English | meduza.io | https://meduza.io/rss/en/all | general | en |
Global Voices | globalvoices.org | https://globalvoices.org/feed/ | general | en |
UN News | news.un.org | https://news.un.org/feed/subscribe/en/news/all/rss.xml | general | en | policy
The Conversation | theconversation.com | https://theconversation.com/us/articles.atom | general | en |
ProPublica | www.propublica.org | https://www.propublica.org/feeds/propublica/main | general | en |
The Atlantic | www.theatlantic.com | https://www.theatlantic.com/feed/all/ | general | en |
Foreign Policy | foreignpolicy.com | https://foreignpolicy.com/feed/ | general | en | policy
Foreign Affairs | www.foreignaffairs.com | https://www.foreignaffairs.com/rss.xml | general | en | policy
The Diplomat | thediplomat.com | https://thediplomat.com/feed/ | general | en | policy
POLITICO Europe | www.politico.eu | https://www.politico.eu/feed/ | general | en | policy
POLITICO Politics | www.politico.com | https://rss.politico.com/politics-news.xml | general | en | policy
Axios | www.axios.com | https://api.axios.com/feed/ | general | en | policy
War on the Rocks | warontherocks.com | https://warontherocks.com/feed/ | general | en | policy
EFF Updates | www.eff.org | https://www.eff.org/rss/updates.xml | general | en | policy
Bellingcat | www.bellingcat.com | https://www.bellingcat.com/feed/ | general | en |
`
