/** Sources in English about business, markets and industries. */
export const businessRows = `
Financial Times | www.ft.com | https://www.ft.com/rss/home | business | en | finance
The Economist Finance & Economics | www.economist.com | https://www.economist.com/finance-and-economics/rss.xml | business | en | finance
Bloomberg Markets | www.bloomberg.com | https://feeds.bloomberg.com/markets/news.rss | business | en | finance
CNBC Top News | www.cnbc.com | https://www.cnbc.com/id/100003114/device/rss/rss.html | business | en | finance
MarketWatch | www.marketwatch.com | https://feeds.content.dowjones.io/public/rss/mw_topstories | business | en | finance
BBC Business | www.bbc.com | https://feeds.bbci.co.uk/news/business/rss.xml | business | en |
Guardian Business | www.theguardian.com | https://www.theguardian.com/uk/business/rss | business | en | popular
The New York Times Business | www.nytimes.com | https://rss.nytimes.com/services/xml/rss/nyt/Business.xml | business | en |
Planet Money | www.npr.org | https://feeds.npr.org/510289/podcast.xml | business | en |
Marginal Revolution | marginalrevolution.com | https://marginalrevolution.com/feed | business | en |
Federal Reserve Press Releases | www.federalreserve.gov | https://www.federalreserve.gov/feeds/press_all.xml | business | en | finance policy
European Central Bank Press | www.ecb.europa.eu | https://www.ecb.europa.eu/rss/press.html | business | en | finance policy
Finextra | www.finextra.com | https://www.finextra.com/rss/headlines.aspx | business | en | finance
Banking Dive | www.bankingdive.com | https://www.bankingdive.com/feeds/news/ | business | en | finance
Payments Dive | www.paymentsdive.com | https://www.paymentsdive.com/feeds/news/ | business | en | finance
Insurance Journal | www.insurancejournal.com | https://www.insurancejournal.com/rss/news/ | business | en | finance
CoinDesk | www.coindesk.com | https://www.coindesk.com/arc/outboundfeeds/rss/ | business | en | finance
Adweek | www.adweek.com | https://www.adweek.com/feed/ | business | en | advertising marketing
Digiday | digiday.com | https://digiday.com/feed/ | business | en | advertising marketing
AdExchanger | www.adexchanger.com | https://www.adexchanger.com/feed/ | business | en | advertising
Marketing Dive | www.marketingdive.com | https://www.marketingdive.com/feeds/news/ | business | en | marketing advertising
Marketing Week | www.marketingweek.com | https://www.marketingweek.com/feed/ | business | en | marketing advertising
MarTech | martech.org | https://martech.org/feed/ | business | en | marketing
Search Engine Land | searchengineland.com | https://searchengineland.com/feed | business | en | marketing advertising
Social Media Today | www.socialmediatoday.com | https://www.socialmediatoday.com/feeds/news/ | business | en | marketing
HubSpot Marketing Blog | blog.hubspot.com | https://blog.hubspot.com/marketing/rss.xml | business | en | marketing
Seth's Blog | seths.blog | https://seths.blog/feed/ | business | en | marketing
Nieman Lab | www.niemanlab.org | https://www.niemanlab.org/feed/ | business | en | advertising
Car and Driver | www.caranddriver.com | https://www.caranddriver.com/rss/all.xml/ | technology | en | automotive
InsideEVs | insideevs.com | https://insideevs.com/rss/articles/all/ | technology | en | automotive energy
Motor1 | www.motor1.com | https://www.motor1.com/rss/news/all/ | technology | en | automotive
Autocar | www.autocar.co.uk | https://www.autocar.co.uk/rss | technology | en | automotive
Green Car Congress | www.greencarcongress.com | https://www.greencarcongress.com/index.xml | technology | en | automotive energy
electrive | www.electrive.com | https://www.electrive.com/feed/ | technology | en | automotive
Electrek | electrek.co | https://electrek.co/feed/ | technology | en | energy automotive
CleanTechnica | cleantechnica.com | https://cleantechnica.com/feed/ | technology | en | energy automotive climate
OilPrice.com | oilprice.com | https://oilprice.com/rss/main | business | en | energy
Utility Dive | www.utilitydive.com | https://www.utilitydive.com/feeds/news/ | business | en | energy
pv magazine | www.pv-magazine.com | https://www.pv-magazine.com/feed/ | business | en | energy
Energy Storage News | www.energy-storage.news | https://www.energy-storage.news/feed/ | business | en | energy
EIA Today in Energy | www.eia.gov | https://www.eia.gov/rss/todayinenergy.xml | business | en | energy
Fierce Pharma | www.fiercepharma.com | https://www.fiercepharma.com/rss/xml | business | en | biopharma
Fierce Biotech | www.fiercebiotech.com | https://www.fiercebiotech.com/rss/xml | business | en | biopharma
Endpoints News | endpts.com | https://endpts.com/feed/ | business | en | biopharma
BioPharma Dive | www.biopharmadive.com | https://www.biopharmadive.com/feeds/news/ | business | en | biopharma
GEN | www.genengnews.com | https://www.genengnews.com/feed/ | science | en | biopharma
FDA Press Announcements | www.fda.gov | https://www.fda.gov/about-fda/contact-fda/stay-informed/rss-feeds/press-releases/rss.xml | health | en | biopharma healthcare food policy
Nature Biotechnology | www.nature.com | https://www.nature.com/nbt.rss | science | en | biopharma
Healthcare Dive | www.healthcaredive.com | https://www.healthcaredive.com/feeds/news/ | business | en | healthcare
Fierce Healthcare | www.fiercehealthcare.com | https://www.fiercehealthcare.com/rss/xml | business | en | healthcare
MedCity News | medcitynews.com | https://medcitynews.com/feed/ | business | en | healthcare biopharma
Food Dive | www.fooddive.com | https://www.fooddive.com/feeds/news/ | business | en | food
Restaurant Dive | www.restaurantdive.com | https://www.restaurantdive.com/feeds/news/ | business | en | food
Just Food | www.just-food.com | https://www.just-food.com/feed/ | business | en | food
Food Safety News | www.foodsafetynews.com | https://www.foodsafetynews.com/feed/ | health | en | food
Civil Eats | civileats.com | https://civileats.com/feed/ | general | en | food climate
Eater | www.eater.com | https://www.eater.com/rss/index.xml | entertainment | en | food
Smitten Kitchen | smittenkitchen.com | https://smittenkitchen.com/feed/ | entertainment | en | food
Guardian Food | www.theguardian.com | https://www.theguardian.com/food/rss | entertainment | en | food
`
