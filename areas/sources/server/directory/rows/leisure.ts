/** Sources in English about sports and culture. */
export const leisureRows = `
BBC Sport | www.bbc.com | https://feeds.bbci.co.uk/sport/rss.xml | sports | en | popular
ESPN | www.espn.com | https://www.espn.com/espn/rss/news | sports | en | popular
Guardian Sport | www.theguardian.com | https://www.theguardian.com/sport/rss | sports | en |
Guardian Football | www.theguardian.com | https://www.theguardian.com/football/rss | sports | en |
Sky Sports | www.skysports.com | https://www.skysports.com/rss/12040 | sports | en |
ESPNcricinfo | www.espncricinfo.com | https://www.espncricinfo.com/rss/content/story/feeds/0.xml | sports | en |
Motorsport.com | www.motorsport.com | https://www.motorsport.com/rss/all/news/ | sports | en | automotive
Variety | variety.com | https://variety.com/feed/ | entertainment | en |
The Hollywood Reporter | www.hollywoodreporter.com | https://www.hollywoodreporter.com/feed/ | entertainment | en |
Rolling Stone | www.rollingstone.com | https://www.rollingstone.com/feed/ | entertainment | en |
Pitchfork | pitchfork.com | https://pitchfork.com/feed/feed-news/rss | entertainment | en |
BBC Entertainment & Arts | www.bbc.com | https://feeds.bbci.co.uk/news/entertainment_and_arts/rss.xml | entertainment | en |
Guardian Books | www.theguardian.com | https://www.theguardian.com/books/rss | entertainment | en |
Guardian Film | www.theguardian.com | https://www.theguardian.com/film/rss | entertainment | en |
The New Yorker | www.newyorker.com | https://www.newyorker.com/feed/everything | entertainment | en | popular
London Review of Books | www.lrb.co.uk | https://www.lrb.co.uk/feeds/rss | entertainment | en |
Literary Hub | lithub.com | https://lithub.com/feed/ | entertainment | en |
Aeon | aeon.co | https://aeon.co/feed.rss | entertainment | en |
The Marginalian | www.themarginalian.org | https://www.themarginalian.org/feed/ | entertainment | en |
Open Culture | www.openculture.com | https://www.openculture.com/feed | entertainment | en |
Colossal | www.thisiscolossal.com | https://www.thisiscolossal.com/feed/ | entertainment | en |
Dezeen | www.dezeen.com | https://www.dezeen.com/feed/ | entertainment | en |
kottke.org | kottke.org | https://feeds.kottke.org/main | entertainment | en |
xkcd | xkcd.com | https://xkcd.com/atom.xml | entertainment | en | popular
This American Life | www.thisamericanlife.org | https://www.thisamericanlife.org/podcast/rss.xml | entertainment | en |
PC Gamer | www.pcgamer.com | https://www.pcgamer.com/rss/ | entertainment | en |
Eurogamer | www.eurogamer.net | https://www.eurogamer.net/feed | entertainment | en |
`
