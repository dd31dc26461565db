import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import plugin from './house.mjs';

RuleTester.describe = describe;
RuleTester.it = test;

const ICONS = "import { Copy, X } from 'lucide-react';\n";
const withIcons = (lines: string[]) => lines.map((line) => ICONS + line);

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

tester.run('named-controls', plugin.rules['named-controls'], {
  valid: withIcons([
    '<button><X /> Close</button>',
    '<button aria-label="Close"><X /></button>',
    '<button aria-label={label}><X /></button>',
    '<button {...rest}><X /></button>',
    '<button>{isCopied ? <X /> : word}</button>',
    '<button><X /><span className="sr-only">Close</span></button>',
    '<Button><Shown /></Button>',
    '<a href="/"><img src={logo} alt="AI Twin Studio" /></a>',
    '<CopyButton text={id} label="Copy job id" />',
    '<span><X /></span>',
  ]),
  invalid: withIcons([
    '<button><X /></button>',
    '<button>{isCopied ? <X /> : <Copy />}</button>',
    '<button>{state === 1 ? <X /> : isOpen && <Copy />}</button>',
    '<button><span className="size-4"><X /></span></button>',
    '<button>{/* Closes it. */}<X /></button>',
    '<button aria-label=""><X /></button>',
    '<button title=" "><svg /></button>',
    '<summary><X /></summary>',
    '<div role="button"><X /></div>',
    '<a href="/"><img src={logo} alt="" /></a>',
    '<ToolButton onClick={close}><X /></ToolButton>',
    '<PageLink to="/"><ArrowIcon /></PageLink>',
  ]).map((code) => ({ code, errors: 1 })),
});

tester.run('lone-texts', plugin.rules['lone-texts'], {
  valid: [
    '<p>{`${count} photos`}</p>',
    '<p>{COST} per attempt{isNew && <b>New</b>}</p>',
    "<ul><li>{' '}</li>{items.map(row)}{children}</ul>",
    '<p>{/* A comment. */}\n  {text}\n</p>',
  ],
  invalid: [
    '<p>{count} photos</p>',
    '<p><Icon />{label}</p>',
    '<p>Kept{place && `, kept ${place}`}.</p>',
    "<p>Step {isLate ? 'late' : <b>now</b>}</p>",
    '<p>Now: <>{text}</></p>',
    '<p><b>Now</b>{isLate && <>{text}</>}</p>',
  ].map((code) => ({ code, errors: 1 })),
});
