/** Rules that no request can prove, with the reason. A response that happens to show one is still checked. */
export const NOT_CHECKABLE: Record<string, string> = {
  'GE-21': 'only an overloaded server responds so; every such response that is seen is checked',
  'SE-13': 'the owner decides; a session would have to be waited for',
  'PH-12': 'the owner decides; a server that looks at faces brings its photos with the hook photos',
  'IM-6': 'the owner decides; nobody but the server knows its content rules',
  'PAY-9': 'the hook sends notices about checkouts that exist; a server has its own test of others',
  'UP-13': 'the owner decides; addresses would have to be waited for',
};
