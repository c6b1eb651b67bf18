/** Sources in English about science, health, climate and space. */
export const scienceRows = `
Nature | www.nature.com | https://www.nature.com/nature.rss | science | en | popular
Science News from Science | www.science.org | https://www.science.org/rss/news_current.xml | science | en |
PNAS | www.pnas.org | https://www.pnas.org/action/showFeed?type=etoc&feed=rss&jc=PNAS | science | en |
Cell | www.cell.com | https://www.cell.com/cell/current.rss | science | en |
PLOS ONE | journals.plos.org | https://journals.plos.org/plosone/feed/atom | science | en |
eLife | elifesciences.org | https://elifesciences.org/rss/recent.xml | science | en |
New Scientist | www.newscientist.com | https://www.newscientist.com/feed/home/ | science | en |
Science News | www.sciencenews.org | https://www.sciencenews.org/feed | science | en |
ScienceDaily | www.sciencedaily.com | https://www.sciencedaily.com/rss/all.xml | science | en |
Phys.org | phys.org | https://phys.org/rss-feed/ | science | en |
Quanta Magazine | www.quantamagazine.org | https://www.quantamagazine.org/feed/ | science | en | popular
Retraction Watch | retractionwatch.com | https://retractionwatch.com/feed/ | science | en |
Physics World | physicsworld.com | https://physicsworld.com/feed/ | science | en |
MIT News | news.mit.edu | https://news.mit.edu/rss/feed | science | en | engineering
BBC Science & Environment | www.bbc.com | https://feeds.bbci.co.uk/news/science_and_environment/rss.xml | science | en | climate
Guardian Science | www.theguardian.com | https://www.theguardian.com/science/rss | science | en |
USGS Significant Earthquakes | earthquake.usgs.gov | https://earthquake.usgs.gov/earthquakes/feed/v1.0/summary/significant_month.atom | science | en |
NASA News Releases | www.nasa.gov | https://www.nasa.gov/news-release/feed/ | science | en | space
Astronomy Picture of the Day | apod.nasa.gov | https://apod.nasa.gov/apod.rss | science | en | space
ESA Space News | www.esa.int | https://www.esa.int/rssfeed/Our_Activities/Space_News | science | en | space
Space.com | www.space.com | https://www.space.com/feeds/all | science | en | space
SpaceNews | spacenews.com | https://spacenews.com/feed/ | science | en | space
Spaceflight Now | spaceflightnow.com | https://spaceflightnow.com/feed/ | science | en | space
NASASpaceflight | www.nasaspaceflight.com | https://www.nasaspaceflight.com/feed/ | science | en | space
Universe Today | www.universetoday.com | https://www.universetoday.com/feed/ | science | en | space
Carbon Brief | www.carbonbrief.org | https://www.carbonbrief.org/feed/ | science | en | climate energy
Inside Climate News | insideclimatenews.org | https://insideclimatenews.org/feed/ | science | en | climate
Grist | grist.org | https://grist.org/feed/ | science | en | climate
Climate Home News | www.climatechangenews.com | https://www.climatechangenews.com/feed/ | science | en | climate policy
Guardian Environment | www.theguardian.com | https://www.theguardian.com/environment/rss | science | en | climate
The New York Times Climate | www.nytimes.com | https://rss.nytimes.com/services/xml/rss/nyt/Climate.xml | science | en | climate
Nature Climate Change | www.nature.com | https://www.nature.com/nclimate.rss | science | en | climate
WHO News | www.who.int | https://www.who.int/rss-feeds/news-english.xml | health | en | healthcare popular
BBC Health | www.bbc.com | https://feeds.bbci.co.uk/news/health/rss.xml | health | en | healthcare
KFF Health News | kffhealthnews.org | https://kffhealthnews.org/feed/ | health | en | healthcare policy
The New England Journal of Medicine | www.nejm.org | https://www.nejm.org/action/showFeed?jc=nejm&type=etoc&feed=rss | health | en | healthcare
The Lancet | www.thelancet.com | https://www.thelancet.com/rssfeed/lancet_current.xml | health | en | healthcare
Nature Medicine | www.nature.com | https://www.nature.com/nm.rss | health | en | healthcare biopharma
MedPage Today | www.medpagetoday.com | https://www.medpagetoday.com/rss/headlines.xml | health | en | healthcare
STAT | www.statnews.com | https://www.statnews.com/feed/ | health | en | biopharma healthcare popular
`
