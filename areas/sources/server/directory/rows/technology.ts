/** Sources in English about technology, AI, engineering and security. */
export const technologyRows = `
Ars Technica | arstechnica.com | https://feeds.arstechnica.com/arstechnica/index | technology | en | popular
The Verge | www.theverge.com | https://www.theverge.com/rss/index.xml | technology | en | popular
WIRED | www.wired.com | https://www.wired.com/feed/rss | technology | en |
TechCrunch | techcrunch.com | https://techcrunch.com/feed/ | technology | en |
Engadget | www.engadget.com | https://www.engadget.com/rss.xml | technology | en |
The Register | www.theregister.com | https://www.theregister.com/headlines.atom | technology | en |
Hacker News | news.ycombinator.com | https://news.ycombinator.com/rss | technology | en | engineering popular
Lobsters | lobste.rs | https://lobste.rs/rss | technology | en | engineering
Slashdot | slashdot.org | https://rss.slashdot.org/Slashdot/slashdotMain | technology | en |
MIT Technology Review | www.technologyreview.com | https://www.technologyreview.com/feed/ | technology | en | ai
IEEE Spectrum | spectrum.ieee.org | https://spectrum.ieee.org/feeds/feed.rss | technology | en | engineering
BBC Technology | www.bbc.com | https://feeds.bbci.co.uk/news/technology/rss.xml | technology | en |
Guardian Technology | www.theguardian.com | https://www.theguardian.com/technology/rss | technology | en |
ZDNET | www.zdnet.com | https://www.zdnet.com/news/rss.xml | technology | en |
404 Media | www.404media.co | https://www.404media.co/rss/ | technology | en |
Techdirt | www.techdirt.com | https://www.techdirt.com/feed/ | technology | en | policy
9to5Mac | 9to5mac.com | https://9to5mac.com/feed/ | technology | en |
9to5Google | 9to5google.com | https://9to5google.com/feed/ | technology | en |
MacRumors | www.macrumors.com | https://feeds.macrumors.com/MacRumors-All | technology | en |
Daring Fireball | daringfireball.net | https://daringfireball.net/feeds/main | technology | en |
Android Authority | www.androidauthority.com | https://www.androidauthority.com/feed/ | technology | en |
Tom's Hardware | www.tomshardware.com | https://www.tomshardware.com/feeds/all | technology | en |
Phoronix | www.phoronix.com | https://www.phoronix.com/rss.php | technology | en | engineering
LWN.net | lwn.net | https://lwn.net/headlines/rss | technology | en | engineering
Hackaday | hackaday.com | https://hackaday.com/blog/feed/ | technology | en | engineering
Raspberry Pi | www.raspberrypi.com | https://www.raspberrypi.com/news/feed/ | technology | en | engineering
Stratechery | stratechery.com | https://stratechery.com/feed/ | technology | en |
Simon Willison | simonwillison.net | https://simonwillison.net/atom/everything/ | technology | en | ai engineering
Pluralistic | pluralistic.net | https://pluralistic.net/feed/ | technology | en | policy
OpenAI News | openai.com | https://openai.com/news/rss.xml | technology | en | ai
Google DeepMind | deepmind.google | https://deepmind.google/blog/rss.xml | technology | en | ai
Google Research | research.google | https://research.google/blog/rss/ | technology | en | ai
Hugging Face Blog | huggingface.co | https://huggingface.co/blog/feed.xml | technology | en | ai
NVIDIA Blog | blogs.nvidia.com | https://blogs.nvidia.com/feed/ | technology | en | ai
Import AI | importai.substack.com | https://importai.substack.com/feed | technology | en | ai
arXiv Artificial Intelligence | arxiv.org | https://rss.arxiv.org/rss/cs.AI | science | en | ai
arXiv Computation and Language | arxiv.org | https://rss.arxiv.org/rss/cs.CL | science | en | ai
The Cloudflare Blog | blog.cloudflare.com | https://blog.cloudflare.com/rss/ | technology | en | engineering
Netflix TechBlog | netflixtechblog.com | https://netflixtechblog.com/feed | technology | en | engineering
The GitHub Blog | github.blog | https://github.blog/feed/ | technology | en | engineering
Stripe Blog | stripe.com | https://stripe.com/blog/feed.rss | technology | en | engineering finance
Engineering at Meta | engineering.fb.com | https://engineering.fb.com/feed/ | technology | en | engineering
AWS News Blog | aws.amazon.com | https://aws.amazon.com/blogs/aws/feed/ | technology | en | engineering
Mozilla Hacks | hacks.mozilla.org | https://hacks.mozilla.org/feed/ | technology | en | engineering
The Rust Blog | blog.rust-lang.org | https://blog.rust-lang.org/feed.xml | technology | en | engineering
The Go Blog | go.dev | https://go.dev/blog/feed.atom | technology | en | engineering
Node.js Blog | nodejs.org | https://nodejs.org/en/feed/blog.xml | technology | en | engineering
Kubernetes Blog | kubernetes.io | https://kubernetes.io/feed.xml | technology | en | engineering
PostgreSQL News | www.postgresql.org | https://www.postgresql.org/news.rss | technology | en | engineering
Arch Linux News | archlinux.org | https://archlinux.org/feeds/news/ | technology | en | engineering
CSS-Tricks | css-tricks.com | https://css-tricks.com/feed/ | technology | en | engineering
Smashing Magazine | www.smashingmagazine.com | https://www.smashingmagazine.com/feed/ | technology | en | engineering
Martin Fowler | martinfowler.com | https://martinfowler.com/feed.atom | technology | en | engineering
Julia Evans | jvns.ca | https://jvns.ca/atom.xml | technology | en | engineering
The Pragmatic Engineer | blog.pragmaticengineer.com | https://blog.pragmaticengineer.com/rss/ | technology | en | engineering
InfoQ | www.infoq.com | https://feed.infoq.com/ | technology | en | engineering
Krebs on Security | krebsonsecurity.com | https://krebsonsecurity.com/feed/ | technology | en | cybersecurity
Schneier on Security | www.schneier.com | https://www.schneier.com/feed/atom/ | technology | en | cybersecurity
BleepingComputer | www.bleepingcomputer.com | https://www.bleepingcomputer.com/feed/ | technology | en | cybersecurity
The Hacker News | thehackernews.com | https://feeds.feedburner.com/TheHackersNews | technology | en | cybersecurity
Dark Reading | www.darkreading.com | https://www.darkreading.com/rss.xml | technology | en | cybersecurity
SecurityWeek | www.securityweek.com | https://www.securityweek.com/feed/ | technology | en | cybersecurity
The Record | therecord.media | https://therecord.media/feed/ | technology | en | cybersecurity
Help Net Security | www.helpnetsecurity.com | https://www.helpnetsecurity.com/feed/ | technology | en | cybersecurity
CISA Advisories | www.cisa.gov | https://www.cisa.gov/cybersecurity-advisories/all.xml | technology | en | cybersecurity
SANS Internet Storm Center | isc.sans.edu | https://isc.sans.edu/rssfeed_full.xml | technology | en | cybersecurity
Project Zero | googleprojectzero.blogspot.com | https://googleprojectzero.blogspot.com/feeds/posts/default | technology | en | cybersecurity
Google Security Blog | security.googleblog.com | https://security.googleblog.com/feeds/posts/default | technology | en | cybersecurity
Cisco Talos | blog.talosintelligence.com | https://blog.talosintelligence.com/rss/ | technology | en | cybersecurity
Securelist | securelist.com | https://securelist.com/feed/ | technology | en | cybersecurity
Troy Hunt | www.troyhunt.com | https://www.troyhunt.com/rss/ | technology | en | cybersecurity
`
