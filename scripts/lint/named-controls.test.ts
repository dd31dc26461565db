import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import plugin from './named-controls.mjs';

RuleTester.describe = describe;
RuleTester.it = test;

const ICONS = "import { Copy, X } from 'lucide-react';\n";
const withIcons = (lines: string[]) => lines.map((line) => ICONS + line);

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  'named-controls',
  plugin.rules['named-controls'],
  {
    valid: withIcons([
      '<button><X /> Close</button>',
      '<button aria-label="Close"><X /></button>',
      '<button aria-label={label}><X /></button>',
      '<button {...rest}><X /></button>',
      '<button>{isCopied ? <X /> : word}</button>',
      '<button><X /><span className="sr-only">Close</span></button>',
      '<button>{isOpen && <X />} {3}</button>',
      '<Button>{children}</Button>',
      '<Button><Shown /></Button>',
      '<a href="/"><img src={logo} alt="AI Twin Studio" /></a>',
      '<CopyButton text={id} label="Copy job id" />',
      '<Menu.Button>{word}</Menu.Button>',
      '<span><X /></span>',
    ]),
    invalid: withIcons([
      '<button><X /></button>',
      '<button>{isCopied ? <X /> : <Copy />}</button>',
      '<button>{isOpen && <X />}</button>',
      '<button>{state === 1 ? <X /> : isOpen && <Copy />}</button>',
      '<button><span className="size-4"><X /></span></button>',
      "<button><X />{' '}</button>",
      '<button>{/* Closes it. */}<X /></button>',
      '<button><><X /></></button>',
      '<button aria-label=""><X /></button>',
      '<button title=" "><svg /></button>',
      '<summary><X /></summary>',
      '<div role="button"><X /></div>',
      '<a href="/"><img src={logo} alt="" /></a>',
      '<Link to="/"><Icon /></Link>',
      '<NavLink to="/"><X /></NavLink>',
      '<ToolButton onClick={close}><X /></ToolButton>',
      '<PageLink to="/"><ArrowIcon /></PageLink>',
    ]).map((code) => ({ code, errors: 1 })),
  },
);
