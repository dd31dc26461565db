// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// @ts-nocheck
export const guide: Record<string, unknown> = {
 "getCurrentUser": {
  "summary": "Who is signed in",
  "description": "Called once when the app starts, and again after any 401. Answers the user of the session, or 401 when there\nis none: there is no \"empty\" user. Changes nothing, and must not be cached (`Cache-Control: no-store`).\nClients do not retry: any failure shows the signed-out screen, a 401 silently, others with a way to retry.",
  "sections": [
   "§3.1",
   "§4.1",
   "§7.2"
  ],
  "rules": [
   {
    "id": "SE-2",
    "text": "A session cookie that the server did not set answers 401."
   },
   {
    "id": "SE-10",
    "text": "The user of a session is the same with every call, and two accounts are two users, also when they call at once."
   },
   {
    "id": "SE-12",
    "text": "No unknown origin is allowed by CORS to read private answers with credentials."
   },
   {
    "id": "SE-13",
    "text": "How much longer than `session-lifetime-ms` a session lasts."
   },
   {
    "id": "SE-14",
    "text": "A session lasts at least `session-lifetime-ms` after its last call."
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
    "description": "There is no session, or it has ended.",
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
  "summary": "Go and sign in",
  "description": "A navigation, never a fetch. Redirects to wherever people sign in (an identity provider, or a page of the\nserver). When the person has signed in, the server sets the cookie `session` and redirects to `returnTo`.\nSomebody who is signed in already is redirected to `returnTo` at once.\n\n`returnTo` must be a path of this origin. Anything else (`//evil.example`, `javascript:…`, `/\\evil`) answers\n400 and redirects nowhere: an open redirect is a gift to phishing. What is encoded in it stays encoded: a path\nthat would lead elsewhere when decoded once more (`/%2Fevil.example`, `/x%0D%0ASet-Cookie:%20a=b`) answers 400,\nor leads to exactly this path, and so does one that cannot be decoded (`/%zz`). An empty `returnTo` answers 400;\nletters beyond ASCII come back percent-encoded; which of two counts is the server's choice.",
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
    "text": "Somebody who is signed out is redirected with 302 to where people sign in."
   },
   {
    "id": "SE-5",
    "text": "A `returnTo` that is no path of this origin answers 400 and redirects nowhere, and what is encoded in one stays encoded."
   },
   {
    "id": "SE-6",
    "text": "Somebody who is signed in is redirected to `returnTo` at once, and to `/studio` without one."
   }
  ],
  "responses": {
   "302": {
    "description": "On to the sign-in page, or back to `returnTo` when signed in already.",
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
  "description": "A navigation, never a fetch. Ends the session on the server, so that a copy of the cookie is worth nothing,\nlets the cookie expire, and redirects to `/`. Works the same without a session. Other tabs\nlearn of it by their next 401. Work that was requested (a training, a job) goes on.",
  "sections": [
   "§4.1",
   "§6.1",
   "§7.2"
  ],
  "rules": [
   {
    "id": "SE-7",
    "text": "Signing out redirects to `/` and lets the cookie expire; the same for somebody who is not signed in."
   },
   {
    "id": "SE-8",
    "text": "Signing out ends the session on the server: a copy of the cookie answers 401."
   },
   {
    "id": "SE-9",
    "text": "Work that was requested goes on after signing out."
   }
  ],
  "responses": {
   "302": {
    "description": "Signed out; on to the landing page.",
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
  "description": "Opens a checkout session for one plan at the payment provider and answers its address; the browser is\nredirected there. Nothing is paid or booked by this call.\n\nIn this order: the person pays at the provider → the provider notifies the server → the server checks the\nnotice's signature and adds the plan's credits, exactly once per checkout, even when the notice is repeated\n→ the provider sends the browser to `/checkout/success`. That page may be opened before the notice arrived,\nor by somebody who never paid, so it grants nothing. Leaving the payment leads to `/checkout/cancel`, and no\ncharge is made.\n\nThe price and the credits come from the server's own table, never from the client.",
  "sections": [
   "§3.2",
   "§7.2",
   "§8.2"
  ],
  "rules": [
   {
    "id": "GE-26",
    "text": "A media type counts without its parameters and in any case: `application/json; charset=utf-8` is JSON."
   },
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` answers 413, with its length or in chunks."
   },
   {
    "id": "PAY-1",
    "text": "The address of the payment is https, or a path of this origin; on a loopback host also http to loopback."
   },
   {
    "id": "PAY-2",
    "text": "A plan that does not exist answers 400."
   },
   {
    "id": "PAY-3",
    "text": "Starting to pay books nothing, and neither does opening `/checkout/success`."
   },
   {
    "id": "PAY-4",
    "text": "A paid checkout adds the credits of its plan to the account that began it."
   },
   {
    "id": "PAY-5",
    "text": "The provider's notice counts once, however often it is repeated."
   },
   {
    "id": "PAY-6",
    "text": "Price and credits come from the server's table: what a client adds to the request changes neither."
   },
   {
    "id": "PAY-7",
    "text": "A notice without the provider's signature books nothing."
   },
   {
    "id": "PAY-8",
    "text": "A checkout that was cancelled, and a notice that is not `paid`, add nothing."
   },
   {
    "id": "PAY-9",
    "text": "A signed notice about a checkout that the server does not know answers 200 and books nothing."
   }
  ],
  "responses": {
   "200": {
    "description": "Where to pay.",
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
    "description": "There is no session, or it has ended.",
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
  "description": "All templates, in the order to show them, for any signed-in user. There are templates in each of the seven\ncategories. Changes nothing. `prompt` does not contain a trigger word; the client puts that in front.",
  "sections": [
   "§3.7",
   "§7.2"
  ],
  "rules": [
   {
    "id": "TW-13",
    "text": "There are templates in each of the seven categories, each with an id of its own."
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
    "description": "There is no session, or it has ended.",
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
  "description": "Every twin that is ready, newest first by `completedAt`; an empty list when there is none. Trainings that are\nrunning or have failed are not listed: read `GET /api/twins/train/status/{userId}` for the latest one.\nChanges nothing. Clients read it when the studio opens and again when a training should be finished.",
  "sections": [
   "§3.5",
   "§4.7",
   "§7.2"
  ],
  "rules": [
   {
    "id": "GE-15",
    "text": "Any `userId` but that of the signed-in user answers 403, whether that user exists or not."
   },
   {
    "id": "GE-16",
    "text": "`demo_user` stands for the signed-in user only when that user has no id; it answers 403 otherwise."
   },
   {
    "id": "TW-8",
    "text": "A twin that is ready is listed with its trigger word and time; a training that runs is not."
   },
   {
    "id": "TW-9",
    "text": "The twins come newest first, and all are ready."
   },
   {
    "id": "TW-11",
    "text": "A trigger word is unique per user."
   },
   {
    "id": "TW-12",
    "text": "Somebody who never trained gets 404 for the status, and an empty list of twins."
   },
   {
    "id": "TW-17",
    "text": "An accepted training names its `trigger_word`, which its status and its twin have, too."
   },
   {
    "id": "TW-19",
    "text": "A twin stays: what was listed once is listed with every later call."
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
    "description": "There is no session, or it has ended.",
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
    "description": "The user id is not the one of the signed-in user.",
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
  "description": "The training that was requested last, whatever became of it. Clients use it when the models call fails.\n404 when the user never trained. Changes nothing. The tag `twins` describes the states and their order.",
  "sections": [
   "§3.5",
   "§4.6",
   "§7.2"
  ],
  "rules": [
   {
    "id": "GE-15",
    "text": "Any `userId` but that of the signed-in user answers 403, whether that user exists or not."
   },
   {
    "id": "GE-16",
    "text": "`demo_user` stands for the signed-in user only when that user has no id; it answers 403 otherwise."
   },
   {
    "id": "CR-20",
    "text": "A training under way whose charge is refunded ends as `failed`, and is never listed; the refund of another charge leaves it alone."
   },
   {
    "id": "CR-21",
    "text": "After a failure with `refunded: true` the balance holds its price, and a refund of it answers 409 with `nothingLeft`."
   },
   {
    "id": "TW-1",
    "text": "A training that is paid for is accepted at once: `ok` with the mode, `training` and how long it takes."
   },
   {
    "id": "TW-6",
    "text": "`status`, `training_status` and `completedAt` fit together."
   },
   {
    "id": "TW-7",
    "text": "A training only moves forward: `starting`, `processing`, then `succeeded` or `failed` for good."
   },
   {
    "id": "TW-8",
    "text": "A twin that is ready is listed with its trigger word and time; a training that runs is not."
   },
   {
    "id": "TW-10",
    "text": "A training that fails says so, is never listed, and its charge can be refunded once."
   },
   {
    "id": "TW-12",
    "text": "Somebody who never trained gets 404 for the status, and an empty list of twins."
   },
   {
    "id": "TW-14",
    "text": "A training ends, as `ready` or `failed`, at the latest the `x-ends-within-ms` of its mode after its request."
   },
   {
    "id": "TW-17",
    "text": "An accepted training names its `trigger_word`, which its status and its twin have, too."
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
    "description": "There is no session, or it has ended.",
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
    "description": "The user id is not the one of the signed-in user.",
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
  "summary": "Hand in the photos for a training",
  "description": "Checks the photos of a training, packs them and answers the address of the package, which only\n`POST /api/twins/train` of the same user can use. As many as `x-recommended-items` give the best twins.\n\nChecked, in this order: size of each photo (413), declared type of each part (415), number of photos (400),\nowner (403), and then the pictures themselves (422): each is by its bytes an image that can be decoded (an empty\nfile is none), shows one face, is sharp enough and is not there twice (the same bytes). All photos are checked before the answer,\nso that `details` names every photo that was refused, one line each; `guidelines` says what good photos are\nlike. File names are only ever text: they are not used as paths. The parts may come in any order; the app sends\n`userId` first.\nWhat counts as one face, sharp enough, is the server's choice [PH-12]; one that does not look takes any picture.\n\nPhotos that can be used but are not ideal lead to `warnings`; the first is shown to the person. Nothing is\nkept when the answer is an error, so the call can be repeated. An older server may answer 200 with `error`\ninstead; clients treat that as refused, too. No credits move.",
  "sections": [
   "§5.4",
   "§7.2",
   "§8.3"
  ],
  "rules": [
   {
    "id": "GE-15",
    "text": "Any `userId` but that of the signed-in user answers 403, whether that user exists or not."
   },
   {
    "id": "GE-23",
    "text": "The size of a body is checked before its media type: too large a body of a wrong type answers 413."
   },
   {
    "id": "CR-16",
    "text": "Only charges, refunds and payments move credits; the work itself books nothing."
   },
   {
    "id": "PH-1",
    "text": "Good photos, `minItems` to `maxItems` of `PhotoUpload`, are taken and answered with the address of their package."
   },
   {
    "id": "PH-2",
    "text": "No photos, one too few and one too many answer 400."
   },
   {
    "id": "PH-3",
    "text": "A file declared as something else than JPEG, PNG, WebP, AVIF or GIF (SVG and HEIC, too) answers 415; one declared well whose bytes are no image answers 422."
   },
   {
    "id": "PH-4",
    "text": "A photo of the largest size is taken, and one byte more answers 413."
   },
   {
    "id": "PH-5",
    "text": "A photo that cannot be decoded answers 422."
   },
   {
    "id": "PH-6",
    "text": "The same photo twice answers 422."
   },
   {
    "id": "PH-7",
    "text": "`details` names every photo that was refused, one line each."
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
    "text": "Nothing is kept of a refused upload: the same good photos are taken afterwards."
   },
   {
    "id": "PH-12",
    "text": "Which photos show one face, sharp enough; a server that looks at faces is judged with photos of its own."
   },
   {
    "id": "PH-13",
    "text": "A package of photos can be trained for `package-lifetime-ms`."
   },
   {
    "id": "PH-14",
    "text": "A moving WebP, AVIF or GIF is an image; its first frame decides."
   }
  ],
  "responses": {
   "200": {
    "description": "The photos were taken, perhaps with a remark.",
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
    "description": "There is no session, or it has ended.",
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
    "description": "The user id is not the one of the signed-in user.",
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
    "description": "The body, or a file in it, is declared as something that is not taken here.",
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
  "description": "Starts a training with the package of photos that `POST /api/twins/upload-photos` answered, and answers at\nonce: `status` is `training`, and the tag `twins` describes its states. The server picks the\ntrigger word. It is unique per user.\n\nCosts the `x-credits` of its `mode`. The client has charged them before and names that charge in `Charge-Key`;\nthis call books nothing, and answers 402 when that is no unspent charge of its price of this user [TW-2]. A readable\nrefusal (`ok: false`, or a `Problem` of whatever status but 408, 409 `inFlight` and 429) means that no training\nruns, and the client gives the charge back once, unless the answer has `refunded: true`. A training that\nfails later is found by its status, and refunded by the client in the same way. The answer names the\n`trigger_word` of this training: the client takes no other twin for it [TW-17].\n\nChecked, in this order: shape (400), owner (403), the key (the stored answer, 422, 409), charge (402), no other\ntraining running (409 with the code `trainingRuns`), the package is one of this user's and was not used before\n(422). Only addresses that this server handed out are read; it fetches nothing else.",
  "sections": [
   "§3.6",
   "§4.6",
   "§7.2",
   "§8.4"
  ],
  "rules": [
   {
    "id": "GE-15",
    "text": "Any `userId` but that of the signed-in user answers 403, whether that user exists or not."
   },
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` answers 413, with its length or in chunks."
   },
   {
    "id": "CR-6",
    "text": "A key that was used for another request answers 422 with the code `keyReused`, and nothing is booked."
   },
   {
    "id": "CR-16",
    "text": "Only charges, refunds and payments move credits; the work itself books nothing."
   },
   {
    "id": "CR-18",
    "text": "A charge whose work was delivered (an image, a ready twin) is not refunded: 409 with `nothingLeft`."
   },
   {
    "id": "CR-19",
    "text": "A charge pays for the one piece of work that names it and costs its amount: none of the price of an image pays for a training, none of that of a training for an image, and none for two."
   },
   {
    "id": "CR-21",
    "text": "After a failure with `refunded: true` the balance holds its price, and a refund of it answers 409 with `nothingLeft`."
   },
   {
    "id": "CR-22",
    "text": "Without its `Idempotency-Key`, or its `Charge-Key` where one is declared, a call answers 400 and does nothing."
   },
   {
    "id": "CR-25",
    "text": "The key is looked up before money, state and content: what was accepted answers the same when it could not be accepted now."
   },
   {
    "id": "CR-26",
    "text": "A key is kept as long as what it booked or made."
   },
   {
    "id": "CR-27",
    "text": "Refusals that share a status say in `code` which they are."
   },
   {
    "id": "PH-13",
    "text": "A package of photos can be trained for `package-lifetime-ms`."
   },
   {
    "id": "TW-1",
    "text": "A training that is paid for is accepted at once: `ok` with the mode, `training` and how long it takes."
   },
   {
    "id": "TW-2",
    "text": "A training whose `Charge-Key` names no unspent charge of its price answers 402, and none runs."
   },
   {
    "id": "TW-3",
    "text": "While a training of this user runs, another one answers 409 with `trainingRuns`."
   },
   {
    "id": "TW-4",
    "text": "A package that is unknown, used or of somebody else answers 422, and no training runs."
   },
   {
    "id": "TW-5",
    "text": "The server fetches no address that it did not hand out."
   },
   {
    "id": "TW-10",
    "text": "A training that fails says so, is never listed, and its charge can be refunded once."
   },
   {
    "id": "TW-11",
    "text": "A trigger word is unique per user."
   },
   {
    "id": "TW-14",
    "text": "A training ends, as `ready` or `failed`, at the latest the `x-ends-within-ms` of its mode after its request."
   },
   {
    "id": "TW-15",
    "text": "A training is checked in its order: shape, owner, key, charge, another training, package."
   },
   {
    "id": "TW-16",
    "text": "A refused training leaves its charge unspent."
   },
   {
    "id": "TW-17",
    "text": "An accepted training names its `trigger_word`, which its status and its twin have, too."
   },
   {
    "id": "TW-18",
    "text": "A training repeated with the same `Idempotency-Key` answers as before and starts no second one, while it runs and after."
   }
  ],
  "responses": {
   "200": {
    "description": "The training was accepted, or was not with `ok` false.",
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
    "description": "There is no session, or it has ended.",
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
    "description": "The user id is not the one of the signed-in user.",
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
    "description": "A training of this user is running, or a call with the same key is being handled right now.",
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
  "summary": "Read prompts from an image",
  "description": "Looks at one reference image and answers what is in it, with prompts that would make something alike in SDXL,\nFLUX and Midjourney. Any signed-in user; free; the image is not kept.\n\nChecked, in this order: the image is not larger than a `PhotoFile` (413) and is declared as one (415), the part\n`image` is there, a file and not empty (400), and its bytes can be decoded (422).",
  "sections": [
   "§3.8",
   "§5.6",
   "§7.2",
   "§8.6"
  ],
  "rules": [
   {
    "id": "GE-23",
    "text": "The size of a body is checked before its media type: too large a body of a wrong type answers 413."
   },
   {
    "id": "CR-16",
    "text": "Only charges, refunds and payments move credits; the work itself books nothing."
   },
   {
    "id": "PH-14",
    "text": "A moving WebP, AVIF or GIF is an image; its first frame decides."
   },
   {
    "id": "IM-7",
    "text": "An image is answered with its analysis and prompts for all three generators."
   },
   {
    "id": "IM-8",
    "text": "No image, or an empty one, answers 400."
   },
   {
    "id": "IM-9",
    "text": "A file declared as something else than an image answers 415; one whose bytes are no image, or cannot be decoded, 422."
   },
   {
    "id": "IM-10",
    "text": "An image of the largest size is read, and one byte more answers 413."
   }
  ],
  "responses": {
   "200": {
    "description": "What the image shows, and prompts for it.",
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
    "description": "There is no session, or it has ended.",
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
    "description": "The body, or a file in it, is declared as something that is not taken here.",
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
    "description": "The file is declared as an image, but its bytes are none or cannot be decoded.",
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
  "summary": "Make an image of a twin",
  "description": "Makes one image with the twin whose trigger word stands in the prompt, and answers when it is done (seconds\nto a minute; clients give up after a while, so an image that comes late may never be seen). The client has put\n`{trigger} person, ` in front unless the prompt held the trigger word already. A trigger word stands in a prompt\nas it is spelt, in the same case, also as a part of a word; of several the longest counts.\n\nCosts `x-credits` (5) per attempt, which the client has charged before, names in `Charge-Key`, and does not ask back\nwhen the attempt fails; this call books nothing, and answers 402 when that is no unspent charge of its price of this\nuser [IM-4]. Repeated with the same key, an image that was made answers the same address and costs nothing\n[IM-11].\n\nChecked, in this order: shape and the documented settings (400), owner (403), the\nkey (the answer of then, 422, 409), the prompt holds the trigger word of a ready twin of this user (404), charge\n(402), the prompt is allowed (422).",
  "sections": [
   "§3.10",
   "§5.7",
   "§7.2",
   "§8.7"
  ],
  "rules": [
   {
    "id": "GE-15",
    "text": "Any `userId` but that of the signed-in user answers 403, whether that user exists or not."
   },
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` answers 413, with its length or in chunks."
   },
   {
    "id": "CR-6",
    "text": "A key that was used for another request answers 422 with the code `keyReused`, and nothing is booked."
   },
   {
    "id": "CR-16",
    "text": "Only charges, refunds and payments move credits; the work itself books nothing."
   },
   {
    "id": "CR-18",
    "text": "A charge whose work was delivered (an image, a ready twin) is not refunded: 409 with `nothingLeft`."
   },
   {
    "id": "CR-19",
    "text": "A charge pays for the one piece of work that names it and costs its amount: none of the price of an image pays for a training, none of that of a training for an image, and none for two."
   },
   {
    "id": "CR-22",
    "text": "Without its `Idempotency-Key`, or its `Charge-Key` where one is declared, a call answers 400 and does nothing."
   },
   {
    "id": "CR-25",
    "text": "The key is looked up before money, state and content: what was accepted answers the same when it could not be accepted now."
   },
   {
    "id": "CR-26",
    "text": "A key is kept as long as what it booked or made."
   },
   {
    "id": "IM-1",
    "text": "An image that is paid for is made, and its address can be read and is a picture."
   },
   {
    "id": "IM-2",
    "text": "Other settings than the documented ones answer 400."
   },
   {
    "id": "IM-3",
    "text": "A prompt without the trigger word of a ready twin of this user answers 404, also with that of somebody else."
   },
   {
    "id": "IM-4",
    "text": "An image whose `Charge-Key` names no unspent charge of its price answers 402, and one charge pays for one image."
   },
   {
    "id": "IM-5",
    "text": "A prompt is not blank and has at most `maxLength` characters; anything else answers 400."
   },
   {
    "id": "IM-6",
    "text": "Which prompts and topics are not allowed (422)."
   },
   {
    "id": "IM-11",
    "text": "An image repeated with the same `Idempotency-Key` answers the same address and spends nothing."
   },
   {
    "id": "IM-12",
    "text": "An image is checked in its order: shape, owner, key, trigger word (404), charge (402), content."
   },
   {
    "id": "IM-13",
    "text": "The picture of an image can be read for `media-lifetime-ms`."
   },
   {
    "id": "UP-12",
    "text": "Pictures and videos on another host can be read from the app's origin by CORS."
   },
   {
    "id": "UP-13",
    "text": "How much longer than `x-limits` the addresses of pictures, videos and photos live."
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
    "description": "There is no session, or it has ended.",
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
    "description": "The user id is not the one of the signed-in user.",
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
    "description": "No ready twin of this user has a trigger word that stands in the prompt.",
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
    "description": "A call with the same key is being handled right now.",
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
  "summary": "Read the texts of documents",
  "description": "Answers the texts found in the named documents, to be used as samples of writing. **Only the name, the type\nand the size of each document are sent, not its content**: that is how the product's call is documented, and\nit is one of the open questions. A server that needs the content must get it another way.\n\nChecked: `minItems` to `maxItems` documents, named as in `x-extensions`, none empty or too large (400);\nthe type, where the browser knows one, fits the name (422). Documents without text add nothing: an empty\n`extractedTexts` is a valid answer, and clients then save no style. A server that has no content answers that; the\nsimulated one has samples. A text that is answered is not blank, and there are no more texts than documents\n[WR-12]. Nothing is kept.",
  "sections": [
   "§5.8",
   "§7.2",
   "§8.7"
  ],
  "rules": [
   {
    "id": "GE-15",
    "text": "Any `userId` but that of the signed-in user answers 403, whether that user exists or not."
   },
   {
    "id": "GE-19",
    "text": "Texts are UTF-8: every text takes every letter, and what was sent comes back code point by code point, spaces and line breaks, too."
   },
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` answers 413, with its length or in chunks."
   },
   {
    "id": "CR-16",
    "text": "Only charges, refunds and payments move credits; the work itself books nothing."
   },
   {
    "id": "WR-1",
    "text": "`maxItems` documents, named as in `x-extensions` (in either case), are taken up to the largest size."
   },
   {
    "id": "WR-2",
    "text": "No documents, one more than `maxItems`, other names, an empty one or a larger one answer 400."
   },
   {
    "id": "WR-3",
    "text": "A type that does not fit the name answers 422; an empty type fits every name."
   },
   {
    "id": "WR-12",
    "text": "The texts of documents are not blank, and no more than the documents."
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
    "description": "No documents, too many, or one that cannot be a document.",
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
    "description": "There is no session, or it has ended.",
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
    "description": "The user id is not the one of the signed-in user.",
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
  "description": "Analyses the samples and saves what it finds as the style profile of the user, in place of the last one. From\nthen on `POST /api/twins/generate-post` works. When it fails, the last profile stays. Free.\n\nChecked, in this order: the number and length of the samples (400), the owner (403), all together at most\n`max-samples-bytes` (1048576) (413), and enough to tell a style from (422): fewer than three words are too little, thirty are\nenough, and in between the server decides, as for scripts without spaces between words. Samples are kept only as far as the profile needs them.",
  "sections": [
   "§3.9",
   "§5.8",
   "§7.2",
   "§8.7"
  ],
  "rules": [
   {
    "id": "GE-15",
    "text": "Any `userId` but that of the signed-in user answers 403, whether that user exists or not."
   },
   {
    "id": "GE-19",
    "text": "Texts are UTF-8: every text takes every letter, and what was sent comes back code point by code point, spaces and line breaks, too."
   },
   {
    "id": "GE-24",
    "text": "JSON bodies are taken up to `max-json-bytes`, as far as the fields in them allow."
   },
   {
    "id": "GE-27",
    "text": "Limits of texts count Unicode code points, and limits in bytes count UTF-8."
   },
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` answers 413, with its length or in chunks."
   },
   {
    "id": "CR-16",
    "text": "Only charges, refunds and payments move credits; the work itself books nothing."
   },
   {
    "id": "WR-4",
    "text": "Samples are answered with the saved profile and how many went into it."
   },
   {
    "id": "WR-5",
    "text": "`minItems` to `maxItems` samples, none blank, each of at most `maxLength` characters; anything else answers 400."
   },
   {
    "id": "WR-6",
    "text": "Samples of more than `max-samples-bytes` together answer 413."
   },
   {
    "id": "WR-7",
    "text": "Too little text to find a style in, such as one word, answers 422; thirty words are enough."
   },
   {
    "id": "WR-8",
    "text": "When saving fails the last profile stays."
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
    "description": "There is no session, or it has ended.",
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
    "description": "The user id is not the one of the signed-in user.",
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
    "description": "The samples are too long all together.",
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
    "description": "Not enough text to tell a style from.",
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
  "description": "Writes one post on the topic in the saved style of the user, for the platform, of a length that the platform takes\n(the server knows which; clients show it with the post).\nNeeds a saved style profile (409). Free; the post is not kept by the server.",
  "sections": [
   "§5.9",
   "§7.2",
   "§8.7"
  ],
  "rules": [
   {
    "id": "GE-15",
    "text": "Any `userId` but that of the signed-in user answers 403, whether that user exists or not."
   },
   {
    "id": "GE-19",
    "text": "Texts are UTF-8: every text takes every letter, and what was sent comes back code point by code point, spaces and line breaks, too."
   },
   {
    "id": "GE-26",
    "text": "A media type counts without its parameters and in any case: `application/json; charset=utf-8` is JSON."
   },
   {
    "id": "GE-27",
    "text": "Limits of texts count Unicode code points, and limits in bytes count UTF-8."
   },
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` answers 413, with its length or in chunks."
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
    "text": "When saving fails the last profile stays."
   },
   {
    "id": "WR-9",
    "text": "Without a saved style of one's own, a post answers 409, whatever others have saved."
   },
   {
    "id": "WR-10",
    "text": "With a style, a post is written for each of the four platforms."
   },
   {
    "id": "WR-11",
    "text": "A topic is not blank and has at most `maxLength` characters, the platform is one of four; anything else answers 400."
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
    "description": "There is no session, or it has ended.",
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
    "description": "The user id is not the one of the signed-in user.",
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
  "description": "The balance of the signed-in user, after everything booked so far. Clients read it again after every charge,\nrefund and payment, so it must not be cached (`Cache-Control: no-store`). Changes nothing.",
  "sections": [
   "§3.11",
   "§5.10",
   "§7.2"
  ],
  "rules": [
   {
    "id": "SE-12",
    "text": "No unknown origin is allowed by CORS to read private answers with credentials."
   },
   {
    "id": "CR-1",
    "text": "A charge takes its amount, and `newBalance` is the balance before less the amount."
   },
   {
    "id": "CR-4",
    "text": "Charges that come together take no more than there is: as many succeed as the balance holds."
   },
   {
    "id": "CR-10",
    "text": "A refund gives its amount back, and `newBalance` is the balance before and the amount."
   },
   {
    "id": "CR-15",
    "text": "At every moment the balance is the start less charges plus refunds and payments, and never negative."
   },
   {
    "id": "CR-17",
    "text": "One account's charges leave the balance of another as it is."
   },
   {
    "id": "PAY-3",
    "text": "Starting to pay books nothing, and neither does opening `/checkout/success`."
   },
   {
    "id": "PAY-4",
    "text": "A paid checkout adds the credits of its plan to the account that began it."
   },
   {
    "id": "PAY-5",
    "text": "The provider's notice counts once, however often it is repeated."
   },
   {
    "id": "PAY-8",
    "text": "A checkout that was cancelled, and a notice that is not `paid`, add nothing."
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
    "description": "There is no session, or it has ended.",
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
  "description": "Takes the amount from the balance of the signed-in user, all of it or nothing, and answers the new balance.\nThe price of a training, the same in either mode, or of an image attempt.\n\nChecked, in this order: the amount is a whole number from 1 (400: `0`, `-1`, `1.5` and `\"1\"` are\nrefused), the key (the stored answer; another amount: 422; being handled right now: 409 with `inFlight`; a\nrefund has barred it: 409 with `nothingLeft`), the balance suffices (402 with the balance in `available`).\nChecking and booking are one step: calls that come together must not take more than there is.",
  "sections": [
   "§3.11",
   "§5.10",
   "§7.2",
   "§8.5"
  ],
  "rules": [
   {
    "id": "GE-23",
    "text": "The size of a body is checked before its media type: too large a body of a wrong type answers 413."
   },
   {
    "id": "GE-26",
    "text": "A media type counts without its parameters and in any case: `application/json; charset=utf-8` is JSON."
   },
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` answers 413, with its length or in chunks."
   },
   {
    "id": "SE-11",
    "text": "Calls that change something refuse the bodies that a form of another site can send (415), and change nothing."
   },
   {
    "id": "CR-1",
    "text": "A charge takes its amount, and `newBalance` is the balance before less the amount."
   },
   {
    "id": "CR-2",
    "text": "The amount of a charge is a whole number from `minimum` to `maximum` of `CreditAmount` (`3.0` is a whole number): `0`, `-1`, `1.5`, `\"1\"` and one more than the maximum answer 400."
   },
   {
    "id": "CR-3",
    "text": "A charge above the balance answers 402 with the balance in `available`, and takes nothing."
   },
   {
    "id": "CR-4",
    "text": "Charges that come together take no more than there is: as many succeed as the balance holds."
   },
   {
    "id": "CR-5",
    "text": "A charge repeated with the same `Idempotency-Key` answers as before and books nothing, however the balance has moved since."
   },
   {
    "id": "CR-6",
    "text": "A key that was used for another request answers 422 with the code `keyReused`, and nothing is booked."
   },
   {
    "id": "CR-7",
    "text": "A refused charge is not remembered: it may succeed later with the same key."
   },
   {
    "id": "CR-8",
    "text": "A key counts for one user and one operation."
   },
   {
    "id": "CR-9",
    "text": "Calls with the same key that come together are booked once; the others answer the same, or 409 with `inFlight`."
   },
   {
    "id": "CR-15",
    "text": "At every moment the balance is the start less charges plus refunds and payments, and never negative."
   },
   {
    "id": "CR-17",
    "text": "One account's charges leave the balance of another as it is."
   },
   {
    "id": "CR-19",
    "text": "A charge pays for the one piece of work that names it and costs its amount: none of the price of an image pays for a training, none of that of a training for an image, and none for two."
   },
   {
    "id": "CR-22",
    "text": "Without its `Idempotency-Key`, or its `Charge-Key` where one is declared, a call answers 400 and does nothing."
   },
   {
    "id": "CR-24",
    "text": "A refund of a charge that was never booked answers 409 with `nothingLeft`, and a charge with that key answers the same from then on."
   },
   {
    "id": "CR-25",
    "text": "The key is looked up before money, state and content: what was accepted answers the same when it could not be accepted now."
   },
   {
    "id": "CR-26",
    "text": "A key is kept as long as what it booked or made."
   },
   {
    "id": "CR-27",
    "text": "Refusals that share a status say in `code` which they are."
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
    "description": "There is no session, or it has ended.",
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
    "description": "The balance does not suffice; nothing was taken. `available` is the balance.",
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
    "description": "A call with the same key is being handled right now, or a refund came before this charge: it can never be\nbooked any more. Nothing was taken.",
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
       "error": "This charge was cancelled before it was booked.",
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
  "summary": "Give credits back",
  "description": "Gives back the charge that `Charge-Key` names, whole, and answers the new balance. Clients give back the\ncharge of a training that came to nothing, exactly once. Image attempts are not given back.\n\nChecked, in this order: the amount is a whole number from 1 (400), the key (the stored answer; another request:\n422; being handled right now: 409 with `inFlight`), the charge of this user by its key. Being handled right now:\n409 with `inFlight`. Never booked, given back already, or spent on delivered work: 409 with `nothingLeft` and the\nbalance in `available`. Of another amount: 422 [CR-23].\n\nA charge that was never booked when its refund comes can never be booked later [CR-24]. A training that is under\nway and was paid for by this charge ends as `failed` [CR-20]. No refund creates credits. While an image of the\ncharge is being made, a refund answers `inFlight`, or waits and answers `nothingLeft`: either is right.",
  "sections": [
   "§3.11",
   "§7.2",
   "§8.4",
   "§8.5"
  ],
  "rules": [
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` answers 413, with its length or in chunks."
   },
   {
    "id": "CR-6",
    "text": "A key that was used for another request answers 422 with the code `keyReused`, and nothing is booked."
   },
   {
    "id": "CR-8",
    "text": "A key counts for one user and one operation."
   },
   {
    "id": "CR-9",
    "text": "Calls with the same key that come together are booked once; the others answer the same, or 409 with `inFlight`."
   },
   {
    "id": "CR-10",
    "text": "A refund gives its amount back, and `newBalance` is the balance before and the amount."
   },
   {
    "id": "CR-11",
    "text": "A charge is given back once: another refund of it answers 409 with `nothingLeft` and the balance, and adds nothing."
   },
   {
    "id": "CR-12",
    "text": "A refund repeated with the same `Idempotency-Key` answers as before and books nothing."
   },
   {
    "id": "CR-13",
    "text": "The amount of a refund is a whole number from 1 to the maximum of `CreditAmount`; anything else answers 400."
   },
   {
    "id": "CR-14",
    "text": "Refunds of one charge that come together give it back once."
   },
   {
    "id": "CR-15",
    "text": "At every moment the balance is the start less charges plus refunds and payments, and never negative."
   },
   {
    "id": "CR-18",
    "text": "A charge whose work was delivered (an image, a ready twin) is not refunded: 409 with `nothingLeft`."
   },
   {
    "id": "CR-20",
    "text": "A training under way whose charge is refunded ends as `failed`, and is never listed; the refund of another charge leaves it alone."
   },
   {
    "id": "CR-21",
    "text": "After a failure with `refunded: true` the balance holds its price, and a refund of it answers 409 with `nothingLeft`."
   },
   {
    "id": "CR-22",
    "text": "Without its `Idempotency-Key`, or its `Charge-Key` where one is declared, a call answers 400 and does nothing."
   },
   {
    "id": "CR-23",
    "text": "A refund gives back the charge that it names and no other; of another amount than the charge it answers 422 and adds nothing."
   },
   {
    "id": "CR-24",
    "text": "A refund of a charge that was never booked answers 409 with `nothingLeft`, and a charge with that key answers the same from then on."
   },
   {
    "id": "CR-25",
    "text": "The key is looked up before money, state and content: what was accepted answers the same when it could not be accepted now."
   },
   {
    "id": "CR-26",
    "text": "A key is kept as long as what it booked or made."
   },
   {
    "id": "CR-27",
    "text": "Refusals that share a status say in `code` which they are."
   },
   {
    "id": "TW-10",
    "text": "A training that fails says so, is never listed, and its charge can be refunded once."
   }
  ],
  "responses": {
   "200": {
    "description": "Given back.",
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
    "description": "There is no session, or it has ended.",
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
    "description": "Nothing is left to give back of this charge, or it, or the same refund, is being handled right now. Nothing\nwas added.",
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
    "description": "The key was used for another request, or the charge was of another amount. Nothing was added.",
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
  "description": "Starts a generation job for the signed-in user and answers its id; the client goes to `/job/{id}`. The job\nstarts as `PENDING` with `next` `SCRIPT`, and the tag `jobs` describes its states. No credits move.\n\nChecked, in this order: shape (400): brand and idea are not blank, `referenceImages` has\n`minItems` to `maxItems` addresses for `ai_twin` and `photoshoot`, and is absent for `commercial` and `reel`; then\nthe key (the stored answer, 422, 409); then content (422): each address is one that `POST /api/objects/upload`\ngave this user and that holds a photo, and `schedule_at` is a date of the calendar. Only addresses that this\nserver handed out are read. The same address may stand twice, and counts twice [JB-19].\n\n`schedule_at` is the person's wall-clock time without a zone, stored unchanged; `\"\"` means \"not scheduled\".\n\nOne `Idempotency-Key` is one submission: repeated with it, the call answers the id of the job that exists and\nmakes no second one [JB-14].",
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
    "text": "Texts are UTF-8: every text takes every letter, and what was sent comes back code point by code point, spaces and line breaks, too."
   },
   {
    "id": "GE-26",
    "text": "A media type counts without its parameters and in any case: `application/json; charset=utf-8` is JSON."
   },
   {
    "id": "GE-27",
    "text": "Limits of texts count Unicode code points, and limits in bytes count UTF-8."
   },
   {
    "id": "GE-28",
    "text": "A JSON body of more than `max-json-bytes` answers 413, with its length or in chunks."
   },
   {
    "id": "SE-11",
    "text": "Calls that change something refuse the bodies that a form of another site can send (415), and change nothing."
   },
   {
    "id": "CR-16",
    "text": "Only charges, refunds and payments move credits; the work itself books nothing."
   },
   {
    "id": "CR-22",
    "text": "Without its `Idempotency-Key`, or its `Charge-Key` where one is declared, a call answers 400 and does nothing."
   },
   {
    "id": "CR-26",
    "text": "A key is kept as long as what it booked or made."
   },
   {
    "id": "TW-5",
    "text": "The server fetches no address that it did not hand out."
   },
   {
    "id": "JB-1",
    "text": "A job is answered with 201 and its id, and starts as `PENDING` with `next` `SCRIPT`."
   },
   {
    "id": "JB-2",
    "text": "A job has the values that it was created with, `schedule_at` unchanged."
   },
   {
    "id": "JB-9",
    "text": "Brand and idea are not blank and have at most `maxLength` characters; anything else answers 400."
   },
   {
    "id": "JB-10",
    "text": "`ai_twin` and `photoshoot` need `minItems` to `maxItems` `referenceImages`, the other two take none; anything else answers 400."
   },
   {
    "id": "JB-11",
    "text": "A reference image that is not an upload of this user with a photo in it answers 422."
   },
   {
    "id": "JB-12",
    "text": "A `schedule_at` that is no time of the calendar answers 422; one of another form, 400."
   },
   {
    "id": "JB-13",
    "text": "Two calls with two keys are two jobs."
   },
   {
    "id": "JB-14",
    "text": "With the same `Idempotency-Key`, a repeated call answers the same job, and one with another body 422 with `keyReused`."
   },
   {
    "id": "JB-17",
    "text": "Goal, platform, ratio and voice are of their lists; anything else answers 400."
   },
   {
    "id": "JB-19",
    "text": "One upload may stand twice among the `referenceImages` of a job, and counts twice."
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
    "description": "Something is missing or out of its limits.",
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
    "description": "There is no session, or it has ended.",
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
    "description": "A call with the same key is being handled right now.",
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
    "description": "A reference photo is not there, the date does not exist, or the key was used for another job.",
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
  "summary": "A job as it stands",
  "description": "The job with its status, step and assets. Clients poll it every `x-poll-interval-ms` (2000) until `COMPLETE` or `ERROR`, so it\nmust be cheap, must not be cached, and a rate limit must leave room for 60 reads a minute per open page.\nChanges nothing.\n\nAn id of more characters than a `JobId` has is that of no job (404), and one of more than `maxLength` answers 400.\n404 when there is no such job, when it was deleted, and when it belongs to another user: the three look the\nsame. Assets appear as they are made; clients show them when the job is `COMPLETE`, and cope with any that is\nmissing.",
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
    "text": "Texts are UTF-8: every text takes every letter, and what was sent comes back code point by code point, spaces and line breaks, too."
   },
   {
    "id": "SE-9",
    "text": "Work that was requested goes on after signing out."
   },
   {
    "id": "JB-1",
    "text": "A job is answered with 201 and its id, and starts as `PENDING` with `next` `SCRIPT`."
   },
   {
    "id": "JB-2",
    "text": "A job has the values that it was created with, `schedule_at` unchanged."
   },
   {
    "id": "JB-3",
    "text": "`next` only moves forward, and `COMPLETE` and `ERROR` are the end."
   },
   {
    "id": "JB-4",
    "text": "`next` is `DONE` with `COMPLETE` and with nothing else."
   },
   {
    "id": "JB-5",
    "text": "A job ends, as `COMPLETE` or `ERROR`, at the latest `x-ends-within-ms` after `createdAt`."
   },
   {
    "id": "JB-6",
    "text": "The assets of a complete job can be read and are what their names say."
   },
   {
    "id": "JB-7",
    "text": "A job that fails is `ERROR`, and `next` stays at the step that failed."
   },
   {
    "id": "JB-8",
    "text": "A job of another user answers 404, like one that never existed."
   },
   {
    "id": "JB-15",
    "text": "A page may read its job 60 times a minute."
   },
   {
    "id": "JB-16",
    "text": "`updatedAt` changes with every change of the job, is not before `createdAt`, and `createdAt` stays."
   },
   {
    "id": "JB-18",
    "text": "What a job has made is there: `script` when `next` is past `SCRIPT`, `avatarUrl` when it is past `AVATAR`, all with `COMPLETE`."
   },
   {
    "id": "UP-12",
    "text": "Pictures and videos on another host can be read from the app's origin by CORS."
   },
   {
    "id": "UP-13",
    "text": "How much longer than `x-limits` the addresses of pictures, videos and photos live."
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
    "description": "There is no session, or it has ended.",
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
    "description": "There is no such job for this user.",
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
  "summary": "Ask for an address to upload to",
  "description": "Answers an address that takes one PUT of one photo within `x-expires-after-ms` (900000). The address is unguessable and is the\npermission itself; it may belong to another host (see \"Storage and media\"). After the PUT, the client uses the address itself as reference image in\n`POST /api/jobs`. Called once per photo, without a body. An address that is never used expires and costs\nnothing.",
  "sections": [
   "§5.3",
   "§7.2",
   "§7.3",
   "§8.9"
  ],
  "rules": [
   {
    "id": "UP-1",
    "text": "Each call answers a new address that cannot be guessed."
   },
   {
    "id": "UP-2",
    "text": "The address takes a photo by PUT with its own media type, without a session."
   },
   {
    "id": "UP-7",
    "text": "An address expires `x-expires-after-ms` after it was handed out (403)."
   },
   {
    "id": "UP-11",
    "text": "An upload address on another host allows PUT with a content type from the app's origin by CORS."
   }
  ],
  "responses": {
   "200": {
    "description": "Where to PUT the file.",
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
    "description": "There is no session, or it has ended.",
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
    "description": "The storage gave no address.",
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
  "description": "Stores the photo. The body is the file itself, with its own media type; not multipart. The address is the\npermission: no session is asked for, because it may belong to another host, where no cookie goes.\n\nChecked, in this order: not larger than a `PhotoFile` (413), the `Content-Type` is one of those below (415), not\nempty (400), known address (404), not expired (403), not used (409), and the bytes are an image that can be decoded\n(422). When it fails the address stays unused; clients ask for a new one all the same. An id that breaks its\npattern was never handed out: it answers 404, or 400.",
  "sections": [
   "§4.5",
   "§5.3",
   "§7.2",
   "§8.9"
  ],
  "rules": [
   {
    "id": "GE-23",
    "text": "The size of a body is checked before its media type: too large a body of a wrong type answers 413."
   },
   {
    "id": "PH-14",
    "text": "A moving WebP, AVIF or GIF is an image; its first frame decides."
   },
   {
    "id": "UP-2",
    "text": "The address takes a photo by PUT with its own media type, without a session."
   },
   {
    "id": "UP-3",
    "text": "A body of another media type than the five answers 415, also one of `application/octet-stream` or of none."
   },
   {
    "id": "UP-4",
    "text": "A photo of the largest size is taken, and one byte more answers 413."
   },
   {
    "id": "UP-5",
    "text": "An empty body answers 400."
   },
   {
    "id": "UP-6",
    "text": "An address that was never handed out answers 404."
   },
   {
    "id": "UP-7",
    "text": "An address expires `x-expires-after-ms` after it was handed out (403)."
   },
   {
    "id": "UP-8",
    "text": "An address takes one photo; the second PUT answers 409."
   },
   {
    "id": "UP-9",
    "text": "A body whose bytes are no photo, or cannot be decoded, answers 422."
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
    "description": "No such address was handed out.",
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
    "description": "The address was used already.",
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
    "description": "The body, or a file in it, is declared as something that is not taken here.",
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
    "description": "The file is declared as an image, but its bytes are none or cannot be decoded.",
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
