// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// @ts-nocheck
export const guide: Record<string, unknown> = {
 "getCurrentUser": {
  "summary": "Who is signed in",
  "description": "The client sends this request when the app starts and again after any 401. The response is the user of the\nsession, or 401 without one; there is no \"empty\" user. The operation changes nothing, and its response must not\nbe cached (`Cache-Control: no-store`). Clients do not retry: every failure shows the signed-out screen. A 401\nshows no message, and other failures offer a retry button.",
  "sections": [
   "§3.1",
   "§4.1",
   "§7.2"
  ],
  "rules": [
   {
    "id": "SE-2",
    "text": "A session cookie that the server did not set gets 401."
   },
   {
    "id": "SE-10",
    "text": "A session always returns the same user, and two accounts are two users, even in concurrent requests."
   },
   {
    "id": "SE-12",
    "text": "CORS allows no unknown origin to read private responses with credentials."
   },
   {
    "id": "SE-13",
    "text": "How much longer than `session-lifetime-ms` a session lasts."
   },
   {
    "id": "SE-14",
    "text": "A session lasts at least `session-lifetime-ms` after its last request."
   }
  ],
  "responses": {
   "200": {
    "description": "The signed-in user.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "id": "user_ada"
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "login": {
  "summary": "Sign in",
  "description": "A navigation, never a fetch. It redirects to the sign-in page of an identity provider or of the server. After\nthe user has signed in, the server sets the cookie `session` and redirects to `returnTo`. A signed-in user is\nredirected to `returnTo` immediately.\n\n`returnTo` must be a path of this origin. Any other value (`//evil.example`, `javascript:…`, `/\\evil`) gets 400\nwithout a redirect, because open redirects enable phishing.\n\n- Encoded characters stay encoded. A path that would lead elsewhere when decoded once more (`/%2Fevil.example`,\n  `/x%0D%0ASet-Cookie:%20a=b`) gets 400 or leads to exactly this path. The same applies to a path that cannot be\n  decoded (`/%zz`).\n- An empty `returnTo` gets 400.\n- Characters beyond ASCII are returned percent-encoded.\n- If the parameter is sent twice, the server chooses which value counts.",
  "sections": [
   "§4.1",
   "§6.1",
   "§7.2"
  ],
  "rules": [
   {
    "id": "SE-3",
    "text": "The cookie `session` is `HttpOnly`, `SameSite=Lax`, `Path=/`, and `Secure` outside local development."
   },
   {
    "id": "SE-4",
    "text": "A signed-out user is redirected with 302 to the sign-in page."
   },
   {
    "id": "SE-5",
    "text": "A `returnTo` that is not a path of this origin gets 400 without a redirect, and encoded characters in a path stay encoded."
   },
   {
    "id": "SE-6",
    "text": "A signed-in user is redirected immediately to `returnTo`, or to `/studio` without one."
   }
  ],
  "responses": {
   "302": {
    "description": "Redirect to the sign-in page, or to `returnTo` for a signed-in user.",
    "headers": {
     "Location": "/",
     "Set-Cookie": "login_state=l0g1nSt4te; Path=/api; HttpOnly; SameSite=Lax; Max-Age=600"
    },
    "examples": []
   },
   "400": {
    "description": "`returnTo` is not a path of this origin.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You can only be sent back to a page of this app."
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "default": {
    "description": "Anything else went wrong.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   }
  }
 },
 "logout": {
  "summary": "Sign out",
  "description": "A navigation, never a fetch. It ends the session on the server, which makes copies of the cookie useless. It\nalso expires the cookie and redirects to `/`. Without a session it does the same. Other tabs notice at their\nnext 401. Work in progress (a training, a job) continues.",
  "sections": [
   "§4.1",
   "§6.1",
   "§7.2"
  ],
  "rules": [
   {
    "id": "SE-7",
    "text": "Signing out redirects to `/` and expires the cookie, even without a session."
   },
   {
    "id": "SE-8",
    "text": "Signing out ends the session on the server: a copy of the cookie gets 401."
   },
   {
    "id": "SE-9",
    "text": "Work in progress continues after signing out."
   }
  ],
  "responses": {
   "302": {
    "description": "Signed out. Redirect to the landing page.",
    "headers": {
     "Location": "/",
     "Set-Cookie": "session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"
    },
    "examples": []
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "default": {
    "description": "Anything else went wrong.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   }
  }
 },
 "createCheckout": {
  "summary": "Start paying for a plan",
  "description": "Opens a checkout session for one plan at the payment provider and returns its address. The client then sends the\nbrowser there. This request pays and books nothing.\n\n1. The user pays at the provider.\n2. The provider notifies the server.\n3. The server verifies the signature of the notice and adds the plan's credits exactly once per checkout, even\n   if the notice is repeated.\n4. The provider redirects the browser to `/checkout/success`.\n\nThat page grants nothing, because it may open before the notice arrives or without a payment. Canceling the\npayment leads to `/checkout/cancel`, and no charge is made.\n\nPrice and credits come from the server's own table, never from the client.",
  "sections": [
   "§3.2",
   "§7.2",
   "§8.2"
  ],
  "rules": [
   {
    "id": "GE-26",
    "text": "Media types are compared without parameters and ignoring case: `application/json; charset=utf-8` is JSON."
   },
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` gets 413, with a `Content-Length` or in chunks."
   },
   {
    "id": "PAY-1",
    "text": "The payment address is https or a path of this origin; on a loopback host it may also be http to loopback."
   },
   {
    "id": "PAY-2",
    "text": "An unknown plan gets 400."
   },
   {
    "id": "PAY-3",
    "text": "Starting a payment books nothing, and neither does opening `/checkout/success`."
   },
   {
    "id": "PAY-4",
    "text": "A paid checkout adds the credits of its plan to the account that started it."
   },
   {
    "id": "PAY-5",
    "text": "The provider's notice counts once, however often it is repeated."
   },
   {
    "id": "PAY-6",
    "text": "Price and credits come from the server's table: additional request fields change neither."
   },
   {
    "id": "PAY-7",
    "text": "A notice without the provider's signature books nothing."
   },
   {
    "id": "PAY-8",
    "text": "A canceled checkout, and a notice that is not `paid`, add nothing."
   },
   {
    "id": "PAY-9",
    "text": "A signed notice about an unknown checkout gets 200 and books nothing."
   }
  ],
  "responses": {
   "200": {
    "description": "The address of the payment.",
    "headers": {},
    "examples": [
     {
      "name": "creator",
      "body": {
       "url": "https://checkout.stripe.com/c/pay/checkout_ada"
      }
     }
    ]
   },
   "400": {
    "description": "There is no such plan.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "There is no such plan.",
       "details": [
        "tier must be starter, creator or pro"
       ]
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "413": {
    "description": "The body is larger than `max-json-bytes` (4000000).",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The request is too large."
      }
     }
    ]
   },
   "415": {
    "description": "The body is not JSON with a JSON content type.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Send JSON."
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "502": {
    "description": "A service that the server depends on failed.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "A service we depend on did not answer. Try again in a minute."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "listPromptTemplates": {
  "summary": "The premium prompt templates",
  "description": "All templates in display order, for any signed-in user. Each of the seven categories has templates. The\noperation changes nothing. `prompt` contains no trigger word; the client prepends it.",
  "sections": [
   "§3.7",
   "§7.2"
  ],
  "rules": [
   {
    "id": "TW-13",
    "text": "Each of the seven categories has templates, each with a unique id."
   }
  ],
  "responses": {
   "200": {
    "description": "All templates.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "templates": [
        {
         "id": "template_studio_headshot",
         "name": "Studio headshot",
         "category": "Professional",
         "prompt": "studio headshot, soft key light, grey seamless backdrop, 85mm lens",
         "description": "A clean portrait for profiles and press.",
         "icon": "briefcase"
        },
        {
         "id": "template_magazine_cover",
         "name": "Magazine cover",
         "category": "Editorial",
         "prompt": "fashion magazine cover, bold masthead, confident look, warm studio light",
         "description": "You, on the front page.",
         "icon": "newspaper"
        }
       ]
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "listTrainedModels": {
  "summary": "The trained twins of a user",
  "description": "Every ready twin, newest first by `completedAt`, or an empty list. Running and failed trainings are not listed:\n`GET /api/twins/train/status/{userId}` returns the latest one. The operation changes nothing. Clients request\nthe list when the studio opens and again when a training should be finished.",
  "sections": [
   "§3.5",
   "§4.7",
   "§7.2"
  ],
  "rules": [
   {
    "id": "GE-15",
    "text": "Any `userId` except that of the signed-in user gets 403, whether that user exists or not."
   },
   {
    "id": "GE-16",
    "text": "`demo_user` stands for the signed-in user only if that user has no id; otherwise it gets 403."
   },
   {
    "id": "TW-8",
    "text": "A ready twin is listed with its trigger word and time; a running training is not."
   },
   {
    "id": "TW-9",
    "text": "Twins are listed newest first, and all are ready."
   },
   {
    "id": "TW-11",
    "text": "A trigger word is unique per user."
   },
   {
    "id": "TW-12",
    "text": "A user who never trained gets 404 for the status and an empty list of twins."
   },
   {
    "id": "TW-17",
    "text": "The response to an accepted training contains its `trigger_word`; its status and its twin have the same one."
   },
   {
    "id": "TW-19",
    "text": "A twin is never removed: a listed twin is in every later list."
   }
  ],
  "responses": {
   "200": {
    "description": "The twins, newest first.",
    "headers": {},
    "examples": [
     {
      "name": "twins",
      "body": [
       {
        "userId": "user_ada",
        "trigger_word": "ADA7K",
        "status": "ready",
        "training_status": "succeeded",
        "completedAt": "2026-11-18T09:24:00Z"
       },
       {
        "userId": "user_ada",
        "trigger_word": "ADA2M",
        "status": "ready",
        "training_status": "succeeded",
        "completedAt": "2026-10-02T16:05:00Z"
       }
      ]
     },
     {
      "name": "none",
      "body": []
     }
    ]
   },
   "400": {
    "description": "The request breaks a limit of this contract, or cannot be parsed.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The request is not valid.",
       "details": [
        "userId is missing"
       ]
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "403": {
    "description": "The user id is not that of the signed-in user.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "This belongs to somebody else."
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "getTrainingStatus": {
  "summary": "The latest training of a user",
  "description": "The training that was requested last, in any state. Clients request it when the list of twins cannot be loaded.\nA user who never trained gets 404. The operation changes nothing. The tag `twins` describes the states and their\norder.",
  "sections": [
   "§3.5",
   "§4.6",
   "§7.2"
  ],
  "rules": [
   {
    "id": "GE-15",
    "text": "Any `userId` except that of the signed-in user gets 403, whether that user exists or not."
   },
   {
    "id": "GE-16",
    "text": "`demo_user` stands for the signed-in user only if that user has no id; otherwise it gets 403."
   },
   {
    "id": "CR-20",
    "text": "A training in progress whose charge is refunded becomes `failed` and is never listed; the refund of another charge does not affect it."
   },
   {
    "id": "CR-21",
    "text": "After a failure with `refunded: true`, the balance includes its price, and a refund of it gets 409 with `nothingLeft`."
   },
   {
    "id": "TW-1",
    "text": "A paid training is accepted immediately: the response has `ok`, the mode, `training` and the expected duration."
   },
   {
    "id": "TW-6",
    "text": "`status`, `training_status` and `completedAt` are consistent."
   },
   {
    "id": "TW-7",
    "text": "A training only moves forward: `starting`, `processing`, then finally `succeeded` or `failed`."
   },
   {
    "id": "TW-8",
    "text": "A ready twin is listed with its trigger word and time; a running training is not."
   },
   {
    "id": "TW-10",
    "text": "A failed training reports its failure, is never listed, and its charge can be refunded once."
   },
   {
    "id": "TW-12",
    "text": "A user who never trained gets 404 for the status and an empty list of twins."
   },
   {
    "id": "TW-14",
    "text": "A training is `ready` or `failed` at the latest `x-ends-within-ms` of its mode after its request."
   },
   {
    "id": "TW-17",
    "text": "The response to an accepted training contains its `trigger_word`; its status and its twin have the same one."
   }
  ],
  "responses": {
   "200": {
    "description": "The latest training.",
    "headers": {},
    "examples": [
     {
      "name": "ready",
      "body": {
       "ok": true,
       "status": "ready",
       "trigger_word": "ADA7K",
       "training_status": "succeeded",
       "completedAt": "2026-11-18T09:24:00Z"
      }
     },
     {
      "name": "training",
      "body": {
       "ok": true,
       "status": "training",
       "trigger_word": "ADAV8",
       "training_status": "processing",
       "completedAt": null
      }
     },
     {
      "name": "failed",
      "body": {
       "ok": true,
       "status": "failed",
       "trigger_word": "ADAV8",
       "training_status": "failed",
       "completedAt": null
      }
     }
    ]
   },
   "400": {
    "description": "The request breaks a limit of this contract, or cannot be parsed.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The request is not valid.",
       "details": [
        "userId is missing"
       ]
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "403": {
    "description": "The user id is not that of the signed-in user.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "This belongs to somebody else."
      }
     }
    ]
   },
   "404": {
    "description": "This user never trained.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You have not trained a twin yet."
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "uploadTrainingPhotos": {
  "summary": "Upload the photos for a training",
  "description": "Checks the photos of a training, packs them and returns the address of the package. Only `POST /api/twins/train`\nof the same user can use it. `x-recommended-items` photos give the best twins.\n\nOrder of checks:\n\n1. size of each photo (413)\n2. declared type of each part (415)\n3. number of photos (400)\n4. owner (403)\n5. the photos themselves (422): each is a decodable image by its bytes (an empty file is not), shows one face,\n   is sharp enough and is sent only once (compared by bytes)\n\nThe server checks all photos before it responds. `details` has one line for each refused photo, and `guidelines`\ndescribes good photos. File names are plain text, never paths. The parts may have any order; the app sends\n`userId` first. The server chooses what counts as one face and as sharp enough [PH-12]. A server that does not\nanalyze faces accepts any picture.\n\nUsable but imperfect photos produce `warnings`, and clients show the first one. An error stores nothing, so the\nrequest can be repeated. An older server may return 200 with `error` instead, which clients also treat as a\nrefusal. The operation moves no credits.",
  "sections": [
   "§5.4",
   "§7.2",
   "§8.3"
  ],
  "rules": [
   {
    "id": "GE-15",
    "text": "Any `userId` except that of the signed-in user gets 403, whether that user exists or not."
   },
   {
    "id": "GE-23",
    "text": "The size of a body is checked before its media type: a body that is too large and of a wrong type gets 413."
   },
   {
    "id": "CR-16",
    "text": "Only charges, refunds and payments move credits; the work itself books nothing."
   },
   {
    "id": "PH-1",
    "text": "`minItems` to `maxItems` good photos (`PhotoUpload`) are accepted, and the response has the address of their package."
   },
   {
    "id": "PH-2",
    "text": "No photos, one too few and one too many get 400."
   },
   {
    "id": "PH-3",
    "text": "A file declared as anything except JPEG, PNG, WebP, AVIF or GIF (including SVG and HEIC) gets 415; a file of a declared image type whose bytes are not an image gets 422."
   },
   {
    "id": "PH-4",
    "text": "A photo of the largest size is accepted, and one byte more gets 413."
   },
   {
    "id": "PH-5",
    "text": "A photo that cannot be decoded gets 422."
   },
   {
    "id": "PH-6",
    "text": "The same photo twice gets 422."
   },
   {
    "id": "PH-7",
    "text": "`details` has one line for every refused photo and names it."
   },
   {
    "id": "PH-8",
    "text": "The sizes of photos are checked before their types, and the types before their number."
   },
   {
    "id": "PH-9",
    "text": "File names are text and never paths."
   },
   {
    "id": "PH-10",
    "text": "The largest upload passes every proxy: `maxItems` photos, each of the largest size."
   },
   {
    "id": "PH-11",
    "text": "A refused upload stores nothing: the same good photos are accepted afterwards."
   },
   {
    "id": "PH-12",
    "text": "Which photos show one face and are sharp enough; a server that analyzes faces is checked with its own photos."
   },
   {
    "id": "PH-13",
    "text": "A package of photos can be used for a training for `package-lifetime-ms`."
   },
   {
    "id": "PH-14",
    "text": "An animated WebP, AVIF or GIF is an image; its first frame decides."
   }
  ],
  "responses": {
   "200": {
    "description": "The photos were accepted, possibly with a tip.",
    "headers": {},
    "examples": [
     {
      "name": "taken",
      "body": {
       "zipUrl": "https://files.aitwin.example/trainings/user_ada/photos.zip",
       "warnings": []
      }
     },
     {
      "name": "takenWithTip",
      "body": {
       "zipUrl": "https://files.aitwin.example/trainings/user_ada/photos.zip",
       "warnings": [
        "Most photos are indoors. Two or three in daylight make the twin more versatile."
       ]
      }
     },
     {
      "name": "refused",
      "body": {
       "warnings": [],
       "error": "Three photos cannot be used.",
       "details": [
        "photo-2.jpg: no face found"
       ],
       "guidelines": [
        "One person per photo",
        "Face well lit and in focus"
       ]
      }
     }
    ]
   },
   "400": {
    "description": "Too few or too many photos, or a field is missing.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "A training needs more photos.",
       "details": [
        "Too few photos were sent."
       ],
       "guidelines": [
        "Mix angles, light and clothes"
       ]
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "403": {
    "description": "The user id is not that of the signed-in user.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "This belongs to somebody else."
      }
     }
    ]
   },
   "413": {
    "description": "A file is larger than a `PhotoFile` may be.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "A photo is too large.",
       "details": [
        "photo-3.jpg: 124 MB"
       ]
      }
     }
    ]
   },
   "415": {
    "description": "The declared type of the body, or of a file in it, is not accepted.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Only JPEG, PNG, WebP, AVIF and GIF images can be used.",
       "details": [
        "photo-4.heic: image/heic"
       ]
      }
     }
    ]
   },
   "422": {
    "description": "Some photos cannot be used for a training.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Two photos cannot be used.",
       "details": [
        "photo-2.jpg: no face found",
        "photo-6.jpg: more than one person"
       ],
       "guidelines": [
        "One person per photo",
        "Face well lit and in focus",
        "No sunglasses or masks"
       ]
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "trainTwin": {
  "summary": "Train a twin",
  "description": "Starts a training with the package from `POST /api/twins/upload-photos` and responds immediately with `status`\n`training`. The tag `twins` describes the states. The server chooses the trigger word, which is unique per user.\n\n**Payment.** A training costs the `x-credits` of its `mode`. The client charges them first and names that charge\nin `Charge-Key`. This request books nothing. If the user has no unspent charge of this price with that key, the\nresponse is 402 [TW-2].\n\n**Failure.** A readable refusal means that no training runs: `ok: false`, or a `Problem` with any status except\n408, 409 `inFlight` and 429. The client then refunds the charge once, unless the response has `refunded: true`.\nA later failure appears in the training's status, and the client refunds it the same way.\n\n**Trigger word.** The response contains the `trigger_word` of this training. The client accepts no other twin as\nits result [TW-17].\n\nOrder of checks:\n\n1. shape (400)\n2. owner (403)\n3. key (the stored response, 422, 409)\n4. charge (402)\n5. no other training in progress (409 with `trainingRuns`)\n6. the package belongs to this user and is unused (422)\n\nThe server fetches only addresses that it issued.",
  "sections": [
   "§3.6",
   "§4.6",
   "§7.2",
   "§8.4"
  ],
  "rules": [
   {
    "id": "GE-15",
    "text": "Any `userId` except that of the signed-in user gets 403, whether that user exists or not."
   },
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` gets 413, with a `Content-Length` or in chunks."
   },
   {
    "id": "CR-6",
    "text": "A key that was used for another request gets 422 with the code `keyReused`, and nothing is booked."
   },
   {
    "id": "CR-16",
    "text": "Only charges, refunds and payments move credits; the work itself books nothing."
   },
   {
    "id": "CR-18",
    "text": "A refund of a charge whose work was delivered (an image, a ready twin) gets 409 with `nothingLeft`."
   },
   {
    "id": "CR-19",
    "text": "A charge pays for one piece of work that names it and costs its amount: an image charge pays for no training, a training charge pays for no image, and no charge pays for two."
   },
   {
    "id": "CR-21",
    "text": "After a failure with `refunded: true`, the balance includes its price, and a refund of it gets 409 with `nothingLeft`."
   },
   {
    "id": "CR-22",
    "text": "A request without its `Idempotency-Key`, or without a declared `Charge-Key`, gets 400 and does nothing."
   },
   {
    "id": "CR-25",
    "text": "The key is looked up before credits, state and content: an accepted request gets the same response even if it could not be accepted now."
   },
   {
    "id": "CR-26",
    "text": "A key is stored for as long as the result that it booked or created."
   },
   {
    "id": "CR-27",
    "text": "Refusals that share a status are distinguished by `code`."
   },
   {
    "id": "PH-13",
    "text": "A package of photos can be used for a training for `package-lifetime-ms`."
   },
   {
    "id": "TW-1",
    "text": "A paid training is accepted immediately: the response has `ok`, the mode, `training` and the expected duration."
   },
   {
    "id": "TW-2",
    "text": "A training whose `Charge-Key` names no unspent charge of its price gets 402, and no training runs."
   },
   {
    "id": "TW-3",
    "text": "While a training of this user runs, another one gets 409 with `trainingRuns`."
   },
   {
    "id": "TW-4",
    "text": "A package that is unknown, used or owned by another user gets 422, and no training runs."
   },
   {
    "id": "TW-5",
    "text": "The server fetches only addresses that it issued."
   },
   {
    "id": "TW-10",
    "text": "A failed training reports its failure, is never listed, and its charge can be refunded once."
   },
   {
    "id": "TW-11",
    "text": "A trigger word is unique per user."
   },
   {
    "id": "TW-14",
    "text": "A training is `ready` or `failed` at the latest `x-ends-within-ms` of its mode after its request."
   },
   {
    "id": "TW-15",
    "text": "A training request is checked in this order: shape, owner, key, charge, another training, package."
   },
   {
    "id": "TW-16",
    "text": "A refused training leaves its charge unspent."
   },
   {
    "id": "TW-17",
    "text": "The response to an accepted training contains its `trigger_word`; its status and its twin have the same one."
   },
   {
    "id": "TW-18",
    "text": "A training request repeated with the same `Idempotency-Key` gets the same response and starts no second training, during and after the first."
   }
  ],
  "responses": {
   "200": {
    "description": "The training was accepted, or was refused with `ok` false.",
    "headers": {},
    "examples": [
     {
      "name": "accepted",
      "body": {
       "ok": true,
       "mode": "fast",
       "status": "training",
       "trigger_word": "ADA9M",
       "trainingTime": "3-4 minutes"
      }
     },
     {
      "name": "refused",
      "body": {
       "ok": false,
       "error": "The trainer could not read the photos."
      }
     }
    ]
   },
   "400": {
    "description": "The request breaks a limit of this contract, or cannot be parsed.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The request is not valid.",
       "details": [
        "userId is missing"
       ]
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "402": {
    "description": "The `Charge-Key` names no unspent charge of the price of a training.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "This training has not been paid for.",
       "available": 35
      }
     }
    ]
   },
   "403": {
    "description": "The user id is not that of the signed-in user.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "This belongs to somebody else."
      }
     }
    ]
   },
   "409": {
    "description": "A training of this user is running, or a request with the same key is in progress.",
    "headers": {},
    "examples": [
     {
      "name": "trainingRuns",
      "body": {
       "error": "A twin is being trained already. Wait until it is ready.",
       "code": "trainingRuns"
      }
     },
     {
      "name": "inFlight",
      "body": {
       "error": "This request is still being handled. Try again in a moment.",
       "code": "inFlight"
      }
     }
    ]
   },
   "413": {
    "description": "The body is larger than `max-json-bytes` (4000000).",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The request is too large."
      }
     }
    ]
   },
   "415": {
    "description": "The body is not JSON with a JSON content type.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Send JSON."
      }
     }
    ]
   },
   "422": {
    "description": "The package of photos is unknown, used or expired, or the key was used for another request.",
    "headers": {},
    "examples": [
     {
      "name": "lostPhotos",
      "body": {
       "error": "These photos are no longer there. Upload them again."
      }
     },
     {
      "name": "keyReused",
      "body": {
       "error": "This key was used for another request.",
       "code": "keyReused"
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "502": {
    "description": "A service that the server depends on failed.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "A service we depend on did not answer. Try again in a minute."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "reversePrompt": {
  "summary": "Extract prompts from an image",
  "description": "Analyzes one reference image. Returns what it shows, and prompts for a similar image in SDXL, FLUX and\nMidjourney. The operation is free for any signed-in user, and the image is not stored.\n\nOrder of checks:\n\n1. the image is not larger than a `PhotoFile` (413)\n2. it is declared as one of the accepted types (415)\n3. the part `image` exists, is a file and is not empty (400)\n4. its bytes can be decoded (422)",
  "sections": [
   "§3.8",
   "§5.6",
   "§7.2",
   "§8.6"
  ],
  "rules": [
   {
    "id": "GE-23",
    "text": "The size of a body is checked before its media type: a body that is too large and of a wrong type gets 413."
   },
   {
    "id": "CR-16",
    "text": "Only charges, refunds and payments move credits; the work itself books nothing."
   },
   {
    "id": "PH-14",
    "text": "An animated WebP, AVIF or GIF is an image; its first frame decides."
   },
   {
    "id": "IM-7",
    "text": "The response for an image has its analysis and prompts for all three generators."
   },
   {
    "id": "IM-8",
    "text": "A missing or empty image gets 400."
   },
   {
    "id": "IM-9",
    "text": "A file declared as a type other than an image gets 415; a file whose bytes are not an image or cannot be decoded gets 422."
   },
   {
    "id": "IM-10",
    "text": "An image of the largest size is accepted, and one byte more gets 413."
   }
  ],
  "responses": {
   "200": {
    "description": "An analysis of the image, and prompts for it.",
    "headers": {},
    "examples": [
     {
      "name": "read",
      "body": {
       "ok": true,
       "analysis": {
        "caption": "A woman in a rust blazer leaning on a window sill in late light",
        "hair": {
         "style": "shoulder-length bob",
         "color": "dark brown",
         "texture": "wavy"
        },
        "clothing": {
         "garment": "blazer",
         "color": "rust",
         "pattern": "plain",
         "fabric": "wool"
        },
        "background": {
         "setting": "loft with tall windows",
         "colors": [
          "sand",
          "slate"
         ],
         "elements": [
          "window",
          "plant"
         ]
        },
        "lighting": "low warm sun from the left",
        "composition": "medium shot, subject on the right third",
        "style_tags": [
         "editorial",
         "warm",
         "film grain"
        ]
       },
       "prompts": {
        "sdxl": {
         "positive": "woman in a rust wool blazer, loft, tall windows, low warm sun, editorial, film grain",
         "negative": "blurry, deformed hands, text, watermark"
        },
        "flux": {
         "prompt": "An editorial portrait of a woman in a rust blazer by tall windows, low warm sun"
        },
        "midjourney": {
         "prompt": "editorial portrait, rust blazer, tall windows, low warm sun --ar 1:1 --style raw"
        }
       }
      }
     }
    ]
   },
   "400": {
    "description": "No image was sent.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Send one image."
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "413": {
    "description": "A file is larger than a `PhotoFile` may be.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "A photo is too large.",
       "details": [
        "photo-3.jpg: 124 MB"
       ]
      }
     }
    ]
   },
   "415": {
    "description": "The declared type of the body, or of a file in it, is not accepted.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Only JPEG, PNG, WebP, AVIF and GIF images can be used.",
       "details": [
        "photo-4.heic: image/heic"
       ]
      }
     }
    ]
   },
   "422": {
    "description": "The file is declared as an image, but its bytes are not an image or cannot be decoded.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "This image cannot be read. Try another one."
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "502": {
    "description": "A service that the server depends on failed.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "A service we depend on did not answer. Try again in a minute."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "generateImage": {
  "summary": "Generate an image of a twin",
  "description": "Generates one image with the twin whose trigger word the prompt contains, and responds when it is finished\n(seconds to a minute). Clients abort after a while, so a late image may never be seen. The client prepends\n`{trigger} person, ` unless the prompt already contains the trigger word. Trigger words match case-sensitively,\neven inside a longer word. If several match, the longest counts.\n\n**Payment.** Each attempt costs `x-credits` (5). The client charges them first, names that charge in `Charge-Key`,\nand does not refund a failed attempt. This request books nothing. If the user has no unspent charge of this\nprice with that key, the response is 402 [IM-4]. A repeated request with the same key returns the same address\nand costs nothing [IM-11].\n\nOrder of checks:\n\n1. shape and documented settings (400)\n2. owner (403)\n3. key (the stored response, 422, 409)\n4. the prompt contains the trigger word of a ready twin of this user (404)\n5. charge (402)\n6. the prompt is allowed (422)",
  "sections": [
   "§3.10",
   "§5.7",
   "§7.2",
   "§8.7"
  ],
  "rules": [
   {
    "id": "GE-15",
    "text": "Any `userId` except that of the signed-in user gets 403, whether that user exists or not."
   },
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` gets 413, with a `Content-Length` or in chunks."
   },
   {
    "id": "CR-6",
    "text": "A key that was used for another request gets 422 with the code `keyReused`, and nothing is booked."
   },
   {
    "id": "CR-16",
    "text": "Only charges, refunds and payments move credits; the work itself books nothing."
   },
   {
    "id": "CR-18",
    "text": "A refund of a charge whose work was delivered (an image, a ready twin) gets 409 with `nothingLeft`."
   },
   {
    "id": "CR-19",
    "text": "A charge pays for one piece of work that names it and costs its amount: an image charge pays for no training, a training charge pays for no image, and no charge pays for two."
   },
   {
    "id": "CR-22",
    "text": "A request without its `Idempotency-Key`, or without a declared `Charge-Key`, gets 400 and does nothing."
   },
   {
    "id": "CR-25",
    "text": "The key is looked up before credits, state and content: an accepted request gets the same response even if it could not be accepted now."
   },
   {
    "id": "CR-26",
    "text": "A key is stored for as long as the result that it booked or created."
   },
   {
    "id": "IM-1",
    "text": "A paid image is generated, and its address returns a picture."
   },
   {
    "id": "IM-2",
    "text": "Settings other than the documented ones get 400."
   },
   {
    "id": "IM-3",
    "text": "A prompt without the trigger word of a ready twin of this user gets 404, even with the trigger word of another user."
   },
   {
    "id": "IM-4",
    "text": "An image whose `Charge-Key` names no unspent charge of its price gets 402, and one charge pays for one image."
   },
   {
    "id": "IM-5",
    "text": "A prompt is not blank and has at most `maxLength` characters; any other prompt gets 400."
   },
   {
    "id": "IM-6",
    "text": "Which prompts and topics are not allowed (422)."
   },
   {
    "id": "IM-11",
    "text": "An image request repeated with the same `Idempotency-Key` gets the same address and spends nothing."
   },
   {
    "id": "IM-12",
    "text": "An image request is checked in this order: shape, owner, key, trigger word (404), charge (402), content."
   },
   {
    "id": "IM-13",
    "text": "A generated picture can be read for `media-lifetime-ms`."
   },
   {
    "id": "UP-12",
    "text": "Pictures and videos on another host can be read from the app's origin by CORS."
   },
   {
    "id": "UP-13",
    "text": "How much longer than `x-limits` the addresses of pictures, videos and photos stay valid."
   }
  ],
  "responses": {
   "200": {
    "description": "The image, or `ok` false with the reason.",
    "headers": {},
    "examples": [
     {
      "name": "made",
      "body": {
       "ok": true,
       "imageUrl": "https://files.aitwin.example/images/user_ada/image_1.png",
       "method": "flux-lora",
       "quality": "premium"
      }
     },
     {
      "name": "failed",
      "body": {
       "ok": false,
       "error": "The image could not be made. Try another prompt."
      }
     }
    ]
   },
   "400": {
    "description": "The request breaks a limit of this contract, or cannot be parsed.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The request is not valid.",
       "details": [
        "userId is missing"
       ]
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "402": {
    "description": "The `Charge-Key` names no unspent charge of the price of an image.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "This image has not been paid for.",
       "available": 4
      }
     }
    ]
   },
   "403": {
    "description": "The user id is not that of the signed-in user.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "This belongs to somebody else."
      }
     }
    ]
   },
   "404": {
    "description": "The prompt contains no trigger word of a ready twin of this user.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "None of your twins has a trigger word that is in this prompt."
      }
     }
    ]
   },
   "409": {
    "description": "A request with the same key is in progress.",
    "headers": {},
    "examples": [
     {
      "name": "inFlight",
      "body": {
       "error": "This request is still being handled. Try again in a moment.",
       "code": "inFlight"
      }
     }
    ]
   },
   "413": {
    "description": "The body is larger than `max-json-bytes` (4000000).",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The request is too large."
      }
     }
    ]
   },
   "415": {
    "description": "The body is not JSON with a JSON content type.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Send JSON."
      }
     }
    ]
   },
   "422": {
    "description": "The prompt is not allowed, or the key was used for another request.",
    "headers": {},
    "examples": [
     {
      "name": "notAllowed",
      "body": {
       "error": "This prompt is against our content rules. Reword it."
      }
     },
     {
      "name": "keyReused",
      "body": {
       "error": "This key was used for another request.",
       "code": "keyReused"
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "502": {
    "description": "A service that the server depends on failed.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "A service we depend on did not answer. Try again in a minute."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "processDocuments": {
  "summary": "Extract the texts of documents",
  "description": "Returns the texts of the named documents, for use as writing samples. **Clients send only the name, type and\nsize of each document, not its content.** The product's specification defines the request this way, which is an\nopen question. A server that needs the content must get it by other means.\n\nChecks:\n\n- `minItems` to `maxItems` documents, named as in `x-extensions`, none empty or too large (400)\n- the type fits the name, where the browser knows a type (422)\n\nDocuments without text add nothing. An empty `extractedTexts` is valid, and clients then save no style. A server\nwithout content returns that; the simulated backend returns sample texts. No text is blank, and there are no\nmore texts than documents [WR-12]. The server stores nothing.",
  "sections": [
   "§5.8",
   "§7.2",
   "§8.7"
  ],
  "rules": [
   {
    "id": "GE-15",
    "text": "Any `userId` except that of the signed-in user gets 403, whether that user exists or not."
   },
   {
    "id": "GE-19",
    "text": "Texts are UTF-8: every text accepts every character and is returned code point by code point, including spaces and line breaks."
   },
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` gets 413, with a `Content-Length` or in chunks."
   },
   {
    "id": "CR-16",
    "text": "Only charges, refunds and payments move credits; the work itself books nothing."
   },
   {
    "id": "WR-1",
    "text": "`maxItems` documents with names as in `x-extensions` (ignoring case) are accepted up to the largest size."
   },
   {
    "id": "WR-2",
    "text": "No documents, more than `maxItems`, other names, an empty document or a larger one get 400."
   },
   {
    "id": "WR-3",
    "text": "A type that does not fit the name gets 422; an empty type fits every name."
   },
   {
    "id": "WR-12",
    "text": "The extracted texts are not blank, and there are no more texts than documents."
   }
  ],
  "responses": {
   "200": {
    "description": "The texts, in the order of the documents.",
    "headers": {},
    "examples": [
     {
      "name": "texts",
      "body": {
       "ok": true,
       "extractedTexts": [
        "Spring is here, and so is our new line. Have you seen the first photos?",
        "We shipped it. Small team, long nights, worth it."
       ]
      }
     },
     {
      "name": "none",
      "body": {
       "ok": true,
       "extractedTexts": []
      }
     }
    ]
   },
   "400": {
    "description": "No documents, too many, or an invalid one.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "These documents cannot be read.",
       "details": [
        "holiday.exe: only .txt, .doc, .docx and .pdf"
       ]
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "403": {
    "description": "The user id is not that of the signed-in user.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "This belongs to somebody else."
      }
     }
    ]
   },
   "413": {
    "description": "The body is larger than `max-json-bytes` (4000000).",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The request is too large."
      }
     }
    ]
   },
   "415": {
    "description": "The body is not JSON with a JSON content type.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Send JSON."
      }
     }
    ]
   },
   "422": {
    "description": "A document's type does not fit its name.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "These documents cannot be read.",
       "details": [
        "report.pdf: this is not a PDF"
       ]
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "embedStyle": {
  "summary": "Learn a writing style",
  "description": "Analyzes the samples and saves the result as the user's style profile, which replaces the previous one. After\nthat, `POST /api/twins/generate-post` works. If the request fails, the previous profile remains. The operation\nis free.\n\nOrder of checks:\n\n1. number and length of the samples (400)\n2. owner (403)\n3. total size of at most `max-samples-bytes` (1048576) (413)\n4. enough text to recognize a style (422)\n\nFewer than three words are too little, and thirty are enough. In between, and for scripts without spaces between\nwords, the server decides. Samples are stored only as far as the profile needs them.",
  "sections": [
   "§3.9",
   "§5.8",
   "§7.2",
   "§8.7"
  ],
  "rules": [
   {
    "id": "GE-15",
    "text": "Any `userId` except that of the signed-in user gets 403, whether that user exists or not."
   },
   {
    "id": "GE-19",
    "text": "Texts are UTF-8: every text accepts every character and is returned code point by code point, including spaces and line breaks."
   },
   {
    "id": "GE-24",
    "text": "JSON bodies are accepted up to `max-json-bytes`, as far as the limits of their fields allow."
   },
   {
    "id": "GE-27",
    "text": "Text limits count Unicode code points, and limits in bytes count UTF-8."
   },
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` gets 413, with a `Content-Length` or in chunks."
   },
   {
    "id": "CR-16",
    "text": "Only charges, refunds and payments move credits; the work itself books nothing."
   },
   {
    "id": "WR-4",
    "text": "The response has the saved profile and the number of samples in it."
   },
   {
    "id": "WR-5",
    "text": "`minItems` to `maxItems` samples are accepted, none blank, each of at most `maxLength` characters; anything else gets 400."
   },
   {
    "id": "WR-6",
    "text": "Samples of more than `max-samples-bytes` in total get 413."
   },
   {
    "id": "WR-7",
    "text": "Too little text for a style, such as one word, gets 422; thirty words are enough."
   },
   {
    "id": "WR-8",
    "text": "If saving fails, the previous profile remains."
   }
  ],
  "responses": {
   "200": {
    "description": "The saved profile, or `ok` false with the reason.",
    "headers": {},
    "examples": [
     {
      "name": "saved",
      "body": {
       "ok": true,
       "savedSamples": 2,
       "styleProfile": {
        "voice": {
         "tone": "warm and direct",
         "person": "first person plural",
         "energy": "lively"
        },
        "sentences": {
         "averageWords": 7.4,
         "questionPercent": 20
        },
        "emoji": {
         "perHundredWords": 0,
         "favourites": []
        },
        "hashtags": [],
        "vocabulary": {
         "richness": 0.82,
         "favouriteWords": [
          "new",
          "team"
         ]
        }
       }
      }
     },
     {
      "name": "failed",
      "body": {
       "ok": false,
       "error": "The samples could not be analysed."
      }
     }
    ]
   },
   "400": {
    "description": "The request breaks a limit of this contract, or cannot be parsed.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The request is not valid.",
       "details": [
        "userId is missing"
       ]
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "403": {
    "description": "The user id is not that of the signed-in user.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "This belongs to somebody else."
      }
     }
    ]
   },
   "413": {
    "description": "The samples are too long in total.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That is too much text at once. Send fewer samples."
      }
     }
    ]
   },
   "415": {
    "description": "The body is not JSON with a JSON content type.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Send JSON."
      }
     }
    ]
   },
   "422": {
    "description": "Not enough text to recognize a style.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "There is too little text to find a style in. Add a few sentences."
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "502": {
    "description": "A service that the server depends on failed.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "A service we depend on did not answer. Try again in a minute."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "generatePost": {
  "summary": "Write a post",
  "description": "Writes one post on the topic in the user's saved style. Its length fits the platform; the server knows the\nlimits, and clients show them with the post. Without a saved style profile the response is 409. The operation is\nfree, and the server does not store the post.",
  "sections": [
   "§5.9",
   "§7.2",
   "§8.7"
  ],
  "rules": [
   {
    "id": "GE-15",
    "text": "Any `userId` except that of the signed-in user gets 403, whether that user exists or not."
   },
   {
    "id": "GE-19",
    "text": "Texts are UTF-8: every text accepts every character and is returned code point by code point, including spaces and line breaks."
   },
   {
    "id": "GE-26",
    "text": "Media types are compared without parameters and ignoring case: `application/json; charset=utf-8` is JSON."
   },
   {
    "id": "GE-27",
    "text": "Text limits count Unicode code points, and limits in bytes count UTF-8."
   },
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` gets 413, with a `Content-Length` or in chunks."
   },
   {
    "id": "CR-16",
    "text": "Only charges, refunds and payments move credits; the work itself books nothing."
   },
   {
    "id": "IM-6",
    "text": "Which prompts and topics are not allowed (422)."
   },
   {
    "id": "WR-8",
    "text": "If saving fails, the previous profile remains."
   },
   {
    "id": "WR-9",
    "text": "A post for a user without a saved style gets 409, whatever other users have saved."
   },
   {
    "id": "WR-10",
    "text": "With a style, a post is written for each of the four platforms."
   },
   {
    "id": "WR-11",
    "text": "A topic is not blank and has at most `maxLength` characters, and the platform is one of four; anything else gets 400."
   }
  ],
  "responses": {
   "200": {
    "description": "The post, or `ok` false with the reason.",
    "headers": {},
    "examples": [
     {
      "name": "written",
      "body": {
       "ok": true,
       "post": "Friday, the doors open. Our studio, your ideas, good coffee. Will we see you there?"
      }
     },
     {
      "name": "failed",
      "body": {
       "ok": false,
       "error": "The post could not be written. Try again."
      }
     }
    ]
   },
   "400": {
    "description": "The request breaks a limit of this contract, or cannot be parsed.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The request is not valid.",
       "details": [
        "userId is missing"
       ]
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "403": {
    "description": "The user id is not that of the signed-in user.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "This belongs to somebody else."
      }
     }
    ]
   },
   "409": {
    "description": "The user has no saved style profile.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Train your writing style first."
      }
     }
    ]
   },
   "413": {
    "description": "The body is larger than `max-json-bytes` (4000000).",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The request is too large."
      }
     }
    ]
   },
   "415": {
    "description": "The body is not JSON with a JSON content type.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Send JSON."
      }
     }
    ]
   },
   "422": {
    "description": "The topic is not allowed.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "This topic is against our content rules. Reword it."
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "502": {
    "description": "A service that the server depends on failed.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "A service we depend on did not answer. Try again in a minute."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "getCredits": {
  "summary": "The balance",
  "description": "The balance of the signed-in user, including everything booked so far. Clients request it after every charge,\nrefund and payment, so it must not be cached (`Cache-Control: no-store`). The operation changes nothing.",
  "sections": [
   "§3.11",
   "§5.10",
   "§7.2"
  ],
  "rules": [
   {
    "id": "SE-12",
    "text": "CORS allows no unknown origin to read private responses with credentials."
   },
   {
    "id": "CR-1",
    "text": "A charge takes its amount, and `newBalance` is the previous balance minus the amount."
   },
   {
    "id": "CR-4",
    "text": "Concurrent charges take no more than the balance: as many succeed as it covers."
   },
   {
    "id": "CR-10",
    "text": "A refund returns its amount, and `newBalance` is the previous balance plus the amount."
   },
   {
    "id": "CR-15",
    "text": "The balance always equals the start minus charges plus refunds and payments, and is never negative."
   },
   {
    "id": "CR-17",
    "text": "Charges of one account do not change the balance of another."
   },
   {
    "id": "PAY-3",
    "text": "Starting a payment books nothing, and neither does opening `/checkout/success`."
   },
   {
    "id": "PAY-4",
    "text": "A paid checkout adds the credits of its plan to the account that started it."
   },
   {
    "id": "PAY-5",
    "text": "The provider's notice counts once, however often it is repeated."
   },
   {
    "id": "PAY-8",
    "text": "A canceled checkout, and a notice that is not `paid`, add nothing."
   }
  ],
  "responses": {
   "200": {
    "description": "The balance.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "credits": 740
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "deductCredits": {
  "summary": "Charge credits",
  "description": "Takes the whole amount from the balance of the signed-in user, or nothing, and returns the new balance. The\namount is the price of a training, which is the same in both modes, or of an image attempt.\n\nOrder of checks:\n\n1. The amount is a whole number from 1. `0`, `-1`, `1.5` and `\"1\"` get 400.\n2. The key is new. A repeated request gets the stored response. A different amount gets 422. A request in\n   progress gets 409 with `inFlight`. A key that a refund has barred gets 409 with `nothingLeft`.\n3. The balance is sufficient. Otherwise the response is 402 with the balance in `available`.\n\nCheck and booking are atomic: concurrent requests must not take more than the balance.",
  "sections": [
   "§3.11",
   "§5.10",
   "§7.2",
   "§8.5"
  ],
  "rules": [
   {
    "id": "GE-23",
    "text": "The size of a body is checked before its media type: a body that is too large and of a wrong type gets 413."
   },
   {
    "id": "GE-26",
    "text": "Media types are compared without parameters and ignoring case: `application/json; charset=utf-8` is JSON."
   },
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` gets 413, with a `Content-Length` or in chunks."
   },
   {
    "id": "SE-11",
    "text": "Operations that change data refuse every body that a form of another site can send (415), and change nothing."
   },
   {
    "id": "CR-1",
    "text": "A charge takes its amount, and `newBalance` is the previous balance minus the amount."
   },
   {
    "id": "CR-2",
    "text": "The amount of a charge is a whole number from `minimum` to `maximum` of `CreditAmount` (`3.0` is a whole number): `0`, `-1`, `1.5`, `\"1\"` and one more than the maximum get 400."
   },
   {
    "id": "CR-3",
    "text": "A charge above the balance gets 402 with the balance in `available`, and takes nothing."
   },
   {
    "id": "CR-4",
    "text": "Concurrent charges take no more than the balance: as many succeed as it covers."
   },
   {
    "id": "CR-5",
    "text": "A charge repeated with the same `Idempotency-Key` gets the same response and books nothing, even if the balance has changed since."
   },
   {
    "id": "CR-6",
    "text": "A key that was used for another request gets 422 with the code `keyReused`, and nothing is booked."
   },
   {
    "id": "CR-7",
    "text": "A refused charge is not stored: it may succeed later with the same key."
   },
   {
    "id": "CR-8",
    "text": "A key applies to one user and one operation."
   },
   {
    "id": "CR-9",
    "text": "Concurrent requests with the same key are booked once; the others get the same response, or 409 with `inFlight`."
   },
   {
    "id": "CR-15",
    "text": "The balance always equals the start minus charges plus refunds and payments, and is never negative."
   },
   {
    "id": "CR-17",
    "text": "Charges of one account do not change the balance of another."
   },
   {
    "id": "CR-19",
    "text": "A charge pays for one piece of work that names it and costs its amount: an image charge pays for no training, a training charge pays for no image, and no charge pays for two."
   },
   {
    "id": "CR-22",
    "text": "A request without its `Idempotency-Key`, or without a declared `Charge-Key`, gets 400 and does nothing."
   },
   {
    "id": "CR-24",
    "text": "A refund of a charge that was never booked gets 409 with `nothingLeft`, and a charge with that key gets the same from then on."
   },
   {
    "id": "CR-25",
    "text": "The key is looked up before credits, state and content: an accepted request gets the same response even if it could not be accepted now."
   },
   {
    "id": "CR-26",
    "text": "A key is stored for as long as the result that it booked or created."
   },
   {
    "id": "CR-27",
    "text": "Refusals that share a status are distinguished by `code`."
   }
  ],
  "responses": {
   "200": {
    "description": "Charged.",
    "headers": {},
    "examples": [
     {
      "name": "training",
      "body": {
       "newBalance": 540
      }
     },
     {
      "name": "image",
      "body": {
       "newBalance": 735
      }
     }
    ]
   },
   "400": {
    "description": "The amount is not a whole number from 1.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The amount must be a whole number of credits.",
       "details": [
        "amount must be at least 1"
       ]
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "402": {
    "description": "The balance is insufficient, and nothing was taken. `available` is the balance.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Insufficient credits",
       "available": 35
      }
     }
    ]
   },
   "409": {
    "description": "A request with the same key is in progress, or a refund arrived before this charge, which can never be\nbooked. Nothing was taken.",
    "headers": {},
    "examples": [
     {
      "name": "inFlight",
      "body": {
       "error": "This request is still being handled. Try again in a moment.",
       "code": "inFlight"
      }
     },
     {
      "name": "barred",
      "body": {
       "error": "This charge was canceled before it was booked.",
       "code": "nothingLeft",
       "available": 740
      }
     }
    ]
   },
   "413": {
    "description": "The body is larger than `max-json-bytes` (4000000).",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The request is too large."
      }
     }
    ]
   },
   "415": {
    "description": "The body is not JSON with a JSON content type.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Send JSON."
      }
     }
    ]
   },
   "422": {
    "description": "The `Idempotency-Key` was used for another request.",
    "headers": {},
    "examples": [
     {
      "name": "keyReused",
      "body": {
       "error": "This key was used for another request.",
       "code": "keyReused"
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "refundCredits": {
  "summary": "Refund credits",
  "description": "Refunds the charge named in `Charge-Key` in full and returns the new balance. Clients refund the charge of a\nfailed training exactly once. Image attempts are not refunded.\n\nOrder of checks:\n\n1. The amount is a whole number from 1 (400).\n2. The key is new. A repeated request gets the stored response. Another request gets 422. A request in progress\n   gets 409 with `inFlight`.\n3. The charge exists for this user. While it is in progress, the response is 409 with `inFlight`. If it was\n   never booked, was already refunded or was spent on delivered work, the response is 409 with `nothingLeft` and\n   the balance in `available`. If its amount differs, the response is 422 [CR-23].\n\nA refund of a charge that was never booked bars that charge forever [CR-24]. A training in progress that this\ncharge paid for becomes `failed` [CR-20]. No refund creates credits. While an image of the charge is being\ngenerated, a refund returns `inFlight`, or waits and returns `nothingLeft`. Both are correct.",
  "sections": [
   "§3.11",
   "§7.2",
   "§8.4",
   "§8.5"
  ],
  "rules": [
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` gets 413, with a `Content-Length` or in chunks."
   },
   {
    "id": "CR-6",
    "text": "A key that was used for another request gets 422 with the code `keyReused`, and nothing is booked."
   },
   {
    "id": "CR-8",
    "text": "A key applies to one user and one operation."
   },
   {
    "id": "CR-9",
    "text": "Concurrent requests with the same key are booked once; the others get the same response, or 409 with `inFlight`."
   },
   {
    "id": "CR-10",
    "text": "A refund returns its amount, and `newBalance` is the previous balance plus the amount."
   },
   {
    "id": "CR-11",
    "text": "A charge is refunded once: another refund of it gets 409 with `nothingLeft` and the balance, and adds nothing."
   },
   {
    "id": "CR-12",
    "text": "A refund repeated with the same `Idempotency-Key` gets the same response and books nothing."
   },
   {
    "id": "CR-13",
    "text": "The amount of a refund is a whole number from 1 to the maximum of `CreditAmount`; any other amount gets 400."
   },
   {
    "id": "CR-14",
    "text": "Concurrent refunds of one charge refund it once."
   },
   {
    "id": "CR-15",
    "text": "The balance always equals the start minus charges plus refunds and payments, and is never negative."
   },
   {
    "id": "CR-18",
    "text": "A refund of a charge whose work was delivered (an image, a ready twin) gets 409 with `nothingLeft`."
   },
   {
    "id": "CR-20",
    "text": "A training in progress whose charge is refunded becomes `failed` and is never listed; the refund of another charge does not affect it."
   },
   {
    "id": "CR-21",
    "text": "After a failure with `refunded: true`, the balance includes its price, and a refund of it gets 409 with `nothingLeft`."
   },
   {
    "id": "CR-22",
    "text": "A request without its `Idempotency-Key`, or without a declared `Charge-Key`, gets 400 and does nothing."
   },
   {
    "id": "CR-23",
    "text": "A refund returns only the charge that it names; if its amount differs from the charge, it gets 422 and adds nothing."
   },
   {
    "id": "CR-24",
    "text": "A refund of a charge that was never booked gets 409 with `nothingLeft`, and a charge with that key gets the same from then on."
   },
   {
    "id": "CR-25",
    "text": "The key is looked up before credits, state and content: an accepted request gets the same response even if it could not be accepted now."
   },
   {
    "id": "CR-26",
    "text": "A key is stored for as long as the result that it booked or created."
   },
   {
    "id": "CR-27",
    "text": "Refusals that share a status are distinguished by `code`."
   },
   {
    "id": "TW-10",
    "text": "A failed training reports its failure, is never listed, and its charge can be refunded once."
   }
  ],
  "responses": {
   "200": {
    "description": "Refunded.",
    "headers": {},
    "examples": [
     {
      "name": "training",
      "body": {
       "newBalance": 740
      }
     }
    ]
   },
   "400": {
    "description": "The amount is not a whole number from 1.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The amount must be a whole number of credits.",
       "details": [
        "amount must be at least 1"
       ]
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "409": {
    "description": "Nothing is left to refund of this charge, or the charge or the same refund is in progress. Nothing was\nadded.",
    "headers": {},
    "examples": [
     {
      "name": "nothingLeft",
      "body": {
       "error": "There is no charge left to give back.",
       "code": "nothingLeft",
       "available": 740
      }
     },
     {
      "name": "inFlight",
      "body": {
       "error": "This request is still being handled. Try again in a moment.",
       "code": "inFlight"
      }
     }
    ]
   },
   "413": {
    "description": "The body is larger than `max-json-bytes` (4000000).",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The request is too large."
      }
     }
    ]
   },
   "415": {
    "description": "The body is not JSON with a JSON content type.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Send JSON."
      }
     }
    ]
   },
   "422": {
    "description": "The key was used for another request, or the charge had another amount. Nothing was added.",
    "headers": {},
    "examples": [
     {
      "name": "keyReused",
      "body": {
       "error": "This key was used for another request.",
       "code": "keyReused"
      }
     },
     {
      "name": "otherAmount",
      "body": {
       "error": "This charge was of another amount."
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "createJob": {
  "summary": "Create content",
  "description": "Starts a generation job for the signed-in user and returns its id. The client then opens `/job/{id}`. The job\nstarts as `PENDING` with `next` `SCRIPT`. The tag `jobs` describes its states. The operation moves no credits.\n\nOrder of checks:\n\n1. Shape (400): brand and idea are not blank. `referenceImages` has `minItems` to `maxItems` addresses for\n   `ai_twin` and `photoshoot`, and is absent for `commercial` and `reel`.\n2. Key (the stored response, 422, 409).\n3. Content (422): `POST /api/objects/upload` issued each address to this user, and it holds a photo.\n   `schedule_at` is a valid date.\n\nThe server fetches only addresses that it issued. The same address may appear twice and counts twice [JB-19].\n\n`schedule_at` is the user's wall-clock time without a zone, stored unchanged. `\"\"` means \"not scheduled\".\n\nAn `Idempotency-Key` identifies one submission. A repeated request returns the id of the existing job and\ncreates no second one [JB-14].",
  "sections": [
   "§3.3",
   "§4.4",
   "§5.1",
   "§7.2",
   "§8.8"
  ],
  "rules": [
   {
    "id": "GE-19",
    "text": "Texts are UTF-8: every text accepts every character and is returned code point by code point, including spaces and line breaks."
   },
   {
    "id": "GE-26",
    "text": "Media types are compared without parameters and ignoring case: `application/json; charset=utf-8` is JSON."
   },
   {
    "id": "GE-27",
    "text": "Text limits count Unicode code points, and limits in bytes count UTF-8."
   },
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` gets 413, with a `Content-Length` or in chunks."
   },
   {
    "id": "SE-11",
    "text": "Operations that change data refuse every body that a form of another site can send (415), and change nothing."
   },
   {
    "id": "CR-16",
    "text": "Only charges, refunds and payments move credits; the work itself books nothing."
   },
   {
    "id": "CR-22",
    "text": "A request without its `Idempotency-Key`, or without a declared `Charge-Key`, gets 400 and does nothing."
   },
   {
    "id": "CR-26",
    "text": "A key is stored for as long as the result that it booked or created."
   },
   {
    "id": "TW-5",
    "text": "The server fetches only addresses that it issued."
   },
   {
    "id": "JB-1",
    "text": "Creating a job returns 201 with its id, and the job starts as `PENDING` with `next` `SCRIPT`."
   },
   {
    "id": "JB-2",
    "text": "A job has the values that it was created with; `schedule_at` is unchanged."
   },
   {
    "id": "JB-9",
    "text": "Brand and idea are not blank and have at most `maxLength` characters; anything else gets 400."
   },
   {
    "id": "JB-10",
    "text": "`ai_twin` and `photoshoot` require `minItems` to `maxItems` `referenceImages`, and the other goals accept none; anything else gets 400."
   },
   {
    "id": "JB-11",
    "text": "A reference image that is not an upload of this user with a photo in it gets 422."
   },
   {
    "id": "JB-12",
    "text": "A `schedule_at` that does not exist in the calendar gets 422; one with another format gets 400."
   },
   {
    "id": "JB-13",
    "text": "Two requests with two keys create two jobs."
   },
   {
    "id": "JB-14",
    "text": "A repeated request with the same `Idempotency-Key` gets the same job; with another body it gets 422 with `keyReused`."
   },
   {
    "id": "JB-17",
    "text": "Goal, platform, ratio and voice are from their lists; anything else gets 400."
   },
   {
    "id": "JB-19",
    "text": "One upload may appear twice among the `referenceImages` of a job and counts twice."
   },
   {
    "id": "UP-14",
    "text": "An uploaded photo can be used in a job for `photo-lifetime-ms`."
   }
  ],
  "responses": {
   "201": {
    "description": "The job exists.",
    "headers": {
     "Location": "/api/jobs/job_running"
    },
    "examples": [
     {
      "name": "reel",
      "body": {
       "id": "job_running"
      }
     },
     {
      "name": "photoshoot",
      "body": {
       "id": "job_running"
      }
     }
    ]
   },
   "400": {
    "description": "A field is missing or exceeds its limits.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "This cannot be made yet.",
       "details": [
        "brand must not be blank",
        "referenceImages has too few photos"
       ]
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "409": {
    "description": "A request with the same key is in progress.",
    "headers": {},
    "examples": [
     {
      "name": "inFlight",
      "body": {
       "error": "This request is still being handled. Try again in a moment.",
       "code": "inFlight"
      }
     }
    ]
   },
   "413": {
    "description": "The body is larger than `max-json-bytes` (4000000).",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The request is too large."
      }
     }
    ]
   },
   "415": {
    "description": "The body is not JSON with a JSON content type.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Send JSON."
      }
     }
    ]
   },
   "422": {
    "description": "A reference photo is missing, the date does not exist, or the key was used for another job.",
    "headers": {},
    "examples": [
     {
      "name": "lostPhoto",
      "body": {
       "error": "One of the photos is no longer there. Add it again.",
       "details": [
        "/api/objects/upload/upload_ada_3"
       ]
      }
     },
     {
      "name": "keyReused",
      "body": {
       "error": "This key was used for another request.",
       "code": "keyReused"
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "getJob": {
  "summary": "The current state of a job",
  "description": "The job with its status, step and assets. Clients poll it every `x-poll-interval-ms` (2000) until `COMPLETE` or\n`ERROR`. The operation must be cheap and its response not cached. A rate limit must allow 60 reads a minute per\nopen page. The operation changes nothing.\n\nUnknown jobs, deleted jobs and jobs of other users all get the same 404. An id longer than a `JobId` also gets\n404, and one longer than `maxLength` gets 400. Assets appear as they are created. Clients show them when the job\nis `COMPLETE`, and handle missing ones.",
  "sections": [
   "§3.4",
   "§4.2",
   "§4.3",
   "§7.2",
   "§8.11"
  ],
  "rules": [
   {
    "id": "GE-19",
    "text": "Texts are UTF-8: every text accepts every character and is returned code point by code point, including spaces and line breaks."
   },
   {
    "id": "SE-9",
    "text": "Work in progress continues after signing out."
   },
   {
    "id": "JB-1",
    "text": "Creating a job returns 201 with its id, and the job starts as `PENDING` with `next` `SCRIPT`."
   },
   {
    "id": "JB-2",
    "text": "A job has the values that it was created with; `schedule_at` is unchanged."
   },
   {
    "id": "JB-3",
    "text": "`next` only moves forward, and `COMPLETE` and `ERROR` are final."
   },
   {
    "id": "JB-4",
    "text": "`next` is `DONE` with `COMPLETE`, and only then."
   },
   {
    "id": "JB-5",
    "text": "A job is `COMPLETE` or `ERROR` at the latest `x-ends-within-ms` after `createdAt`."
   },
   {
    "id": "JB-6",
    "text": "The assets of a complete job can be read and have the type that their names indicate."
   },
   {
    "id": "JB-7",
    "text": "A failed job is `ERROR`, and `next` stays at the failed step."
   },
   {
    "id": "JB-8",
    "text": "A job of another user gets 404, like one that never existed."
   },
   {
    "id": "JB-15",
    "text": "A page may read its job 60 times a minute."
   },
   {
    "id": "JB-16",
    "text": "`updatedAt` changes with every change of the job and is not before `createdAt`, which never changes."
   },
   {
    "id": "JB-18",
    "text": "Finished assets are present: `script` when `next` is past `SCRIPT`, `avatarUrl` when it is past `AVATAR`, all with `COMPLETE`."
   },
   {
    "id": "UP-12",
    "text": "Pictures and videos on another host can be read from the app's origin by CORS."
   },
   {
    "id": "UP-13",
    "text": "How much longer than `x-limits` the addresses of pictures, videos and photos stay valid."
   }
  ],
  "responses": {
   "200": {
    "description": "The job.",
    "headers": {},
    "examples": [
     {
      "name": "complete",
      "body": {
       "id": "job_complete",
       "status": "COMPLETE",
       "next": "DONE",
       "goal": "commercial",
       "input": {
        "platform": "instagram",
        "ratio": "9:16",
        "voice": "ai",
        "brand": "Warm, honest, a little dry",
        "idea": "A candle that smells of rain on hot streets",
        "schedule_at": ""
       },
       "assets": {
        "script": "Open on a wet street at dusk.\n\"You know that smell.\"",
        "finalVideoUrl": "https://files.aitwin.example/jobs/job_complete/final.mp4",
        "avatarUrl": "https://files.aitwin.example/jobs/job_complete/avatar.png",
        "thumbnailUrl": "https://files.aitwin.example/jobs/job_complete/thumbnail.jpg"
       },
       "createdAt": "2026-11-20T14:02:00Z",
       "updatedAt": "2026-11-20T14:09:30Z"
      }
     },
     {
      "name": "running",
      "body": {
       "id": "job_running",
       "status": "PROCESSING",
       "next": "AVATAR",
       "goal": "reel",
       "input": {
        "platform": "tiktok",
        "ratio": "9:16",
        "voice": "ai",
        "brand": "Warm, honest, a little dry. No exclamation marks.",
        "idea": "Three things nobody tells you about opening a studio",
        "schedule_at": ""
       },
       "assets": {
        "script": "Number one. Nobody finds the door."
       },
       "createdAt": "2026-11-21T08:58:00Z",
       "updatedAt": "2026-11-21T08:59:10Z"
      }
     },
     {
      "name": "error",
      "body": {
       "id": "job_error",
       "status": "ERROR",
       "next": "VOICE",
       "goal": "ai_twin",
       "input": {
        "platform": "youtube",
        "ratio": "16:9",
        "voice": "user",
        "brand": "Calm and precise",
        "idea": "Why we stopped chasing trends",
        "schedule_at": "2026-11-24T18:00"
       },
       "assets": {
        "script": "We used to post every day."
       },
       "createdAt": "2026-11-19T11:30:00Z",
       "updatedAt": "2026-11-19T11:31:45Z"
      }
     }
    ]
   },
   "400": {
    "description": "The request breaks a limit of this contract, or cannot be parsed.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The request is not valid.",
       "details": [
        "userId is missing"
       ]
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "404": {
    "description": "This user has no such job.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The job you're looking for doesn't exist or has been deleted."
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "createUpload": {
  "summary": "Request an upload address",
  "description": "Returns an address that accepts one PUT of one photo within `x-expires-after-ms` (900000). The address cannot be guessed\nand is itself the permission. It may belong to another host (see \"Storage and media\"). After the PUT, the client\nuses the address as a reference image in `POST /api/jobs`. The client sends one request per photo, without a\nbody. An unused address expires and costs nothing.",
  "sections": [
   "§5.3",
   "§7.2",
   "§7.3",
   "§8.9"
  ],
  "rules": [
   {
    "id": "UP-1",
    "text": "Each request returns a new address that cannot be guessed."
   },
   {
    "id": "UP-2",
    "text": "The address accepts a photo by PUT with its own media type, without a session."
   },
   {
    "id": "UP-7",
    "text": "An address expires `x-expires-after-ms` after it was issued (403)."
   },
   {
    "id": "UP-11",
    "text": "An upload address on another host allows PUT with a content type from the app's origin by CORS."
   }
  ],
  "responses": {
   "200": {
    "description": "The address for the PUT.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "uploadURL": "/api/objects/upload/upload_ada_new"
      }
     }
    ]
   },
   "401": {
    "description": "The session is missing or has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "You are signed out. Sign in to go on."
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "502": {
    "description": "The storage issued no address.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The storage for photos did not answer. Try again in a minute."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 },
 "putUpload": {
  "summary": "Upload the file",
  "description": "Stores the photo. The body is the file itself with its own media type, not multipart. The address is the\npermission. No session is required, because the address may belong to another host, which receives no cookie.\n\nOrder of checks:\n\n1. the file is not larger than a `PhotoFile` (413)\n2. `Content-Type` is one of those below (415)\n3. the body is not empty (400)\n4. the address is known (404)\n5. it has not expired (403)\n6. it is unused (409)\n7. the bytes are a decodable image (422)\n\nAfter a failure the address stays unused, but clients request a new one. An id that breaks its pattern was never\nissued and gets 404 or 400.",
  "sections": [
   "§4.5",
   "§5.3",
   "§7.2",
   "§8.9"
  ],
  "rules": [
   {
    "id": "GE-23",
    "text": "The size of a body is checked before its media type: a body that is too large and of a wrong type gets 413."
   },
   {
    "id": "PH-14",
    "text": "An animated WebP, AVIF or GIF is an image; its first frame decides."
   },
   {
    "id": "UP-2",
    "text": "The address accepts a photo by PUT with its own media type, without a session."
   },
   {
    "id": "UP-3",
    "text": "A body whose media type is not one of the five gets 415, including `application/octet-stream` and no type."
   },
   {
    "id": "UP-4",
    "text": "A photo of the largest size is accepted, and one byte more gets 413."
   },
   {
    "id": "UP-5",
    "text": "An empty body gets 400."
   },
   {
    "id": "UP-6",
    "text": "An address that was never issued gets 404."
   },
   {
    "id": "UP-7",
    "text": "An address expires `x-expires-after-ms` after it was issued (403)."
   },
   {
    "id": "UP-8",
    "text": "An address accepts one photo; the second PUT gets 409."
   },
   {
    "id": "UP-9",
    "text": "A body whose bytes are not a photo or cannot be decoded gets 422."
   },
   {
    "id": "UP-10",
    "text": "A refused PUT leaves the address unused."
   },
   {
    "id": "UP-11",
    "text": "An upload address on another host allows PUT with a content type from the app's origin by CORS."
   },
   {
    "id": "UP-14",
    "text": "An uploaded photo can be used in a job for `photo-lifetime-ms`."
   }
  ],
  "responses": {
   "204": {
    "description": "Stored.",
    "headers": {
     "ETag": "\"5f2b1c9e\""
    },
    "examples": []
   },
   "400": {
    "description": "The body is empty.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "The file is empty."
      }
     }
    ]
   },
   "403": {
    "description": "The address has expired.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "This upload took too long to start. Add the photo again."
      }
     }
    ]
   },
   "404": {
    "description": "This address was never issued.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "There is no such upload. Add the photo again."
      }
     }
    ]
   },
   "409": {
    "description": "The address was already used.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "This address holds a photo already."
      }
     }
    ]
   },
   "413": {
    "description": "A file is larger than a `PhotoFile` may be.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "A photo is too large.",
       "details": [
        "photo-3.jpg: 124 MB"
       ]
      }
     }
    ]
   },
   "415": {
    "description": "The declared type of the body, or of a file in it, is not accepted.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Only JPEG, PNG, WebP, AVIF and GIF images can be used.",
       "details": [
        "photo-4.heic: image/heic"
       ]
      }
     }
    ]
   },
   "422": {
    "description": "The file is declared as an image, but its bytes are not an image or cannot be decoded.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "This image cannot be read. Try another one."
      }
     }
    ]
   },
   "429": {
    "description": "Too many requests. Nothing was done.",
    "headers": {
     "Retry-After": "2"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "That was a lot at once. Wait a moment and try again."
      }
     }
    ]
   },
   "500": {
    "description": "Something went wrong on the server.",
    "headers": {},
    "examples": [
     {
      "name": "",
      "body": {
       "error": "Something went wrong on our side. Try again."
      }
     }
    ]
   },
   "503": {
    "description": "The server cannot take requests right now.",
    "headers": {
     "Retry-After": "30"
    },
    "examples": [
     {
      "name": "",
      "body": {
       "error": "We will be back in a moment."
      }
     }
    ]
   }
  }
 }
};
