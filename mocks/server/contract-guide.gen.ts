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
  "answers": {
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
  "answers": {
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
  "answers": {
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
  "answers": {
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
  "answers": {
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
  "answers": {
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
  "answers": {
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
  "answers": {
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
  "description": "Starts a training with the package of photos that `POST /api/twins/upload-photos` answered, and answers at\nonce: `status` is `training`, and the tag `twins` describes its states. The server picks the\ntrigger word. It is unique per user.\n\nCosts `x-credits` (200) in both modes. The client has charged them before and names that charge in `Charge-Key`; this\ncall books nothing, and answers 402 when that is no unspent charge of its price of this user [TW-2]. A readable\nrefusal (`ok: false`, or a `Problem` of whatever status but 408, 409 `inFlight` and 429) means that no training\nruns, and the client gives the charge back once, unless the answer has `refunded: true`. A training that\nfails later is found by its status, and refunded by the client in the same way. The answer names the\n`trigger_word` of this training: the client takes no other twin for it [TW-17].\n\nChecked, in this order: shape (400), owner (403), the key (the stored answer, 422, 409), charge (402), no other\ntraining running (409 with the code `trainingRuns`), the package is one of this user's and was not used before\n(422). Only addresses that this server handed out are read; it fetches nothing else.",
  "sections": [
   "§3.6",
   "§4.6",
   "§7.2",
   "§8.4"
  ],
  "answers": {
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
  "answers": {
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
  "answers": {
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
  "answers": {
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
  "answers": {
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
  "answers": {
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
  "answers": {
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
  "answers": {
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
  "description": "Gives back the charge that `Charge-Key` names, whole, and answers the new balance. Clients give back the\ncharge of a training that came to nothing, exactly once. Image attempts are not given back.\n\nChecked, in this order: the amount is a whole number from 1 (400), the key (the stored answer; another request:\n422; being handled right now: 409 with `inFlight`), the charge of this user by its key. Being handled right now:\n409 with `inFlight`. Never booked, given back already, or spent on delivered work: 409 with `nothingLeft` and the\nbalance in `available`. Of another amount: 422 [CR-23].\n\nA charge that was never booked when its refund comes can never be booked later [CR-24]. A training that is under\nway and was paid for by this charge ends as `failed` [CR-20]. No refund creates credits.",
  "sections": [
   "§3.11",
   "§7.2",
   "§8.4",
   "§8.5"
  ],
  "answers": {
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
  "description": "Starts a generation job for the signed-in user and answers its id; the client goes to `/job/{id}`. The job\nstarts as `PENDING` with `next` `SCRIPT`, and the tag `jobs` describes its states. No credits move.\n\nChecked, in this order: shape (400): brand and idea are not blank, `referenceImages` has\n`minItems` to `maxItems` addresses for `ai_twin` and `photoshoot`, and is absent for `commercial` and `reel`; then\nthe key (the stored answer, 422, 409); then content (422): each address is one that `POST /api/objects/upload`\ngave this user and that holds a photo, and `schedule_at` is a date of the calendar. Only addresses that this\nserver handed out are read.\n\n`schedule_at` is the person's wall-clock time without a zone, stored unchanged; `\"\"` means \"not scheduled\".\n\nOne `Idempotency-Key` is one submission: repeated with it, the call answers the id of the job that exists and\nmakes no second one [JB-14].",
  "sections": [
   "§3.3",
   "§4.4",
   "§5.1",
   "§7.2",
   "§8.8"
  ],
  "answers": {
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
  "answers": {
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
  "answers": {
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
  "description": "Stores the photo. The body is the file itself, with its own media type; not multipart. The address is the\npermission: no session is asked for, because it may belong to another host, where no cookie goes.\n\nChecked, in this order: not larger than a `PhotoFile` (413), the `Content-Type` is one of those below (415), not\nempty (400), known address (404), not expired (403), not used (409), and the bytes are an image that can be decoded\n(422). When it fails the address stays unused; clients ask for a new one all the same.",
  "sections": [
   "§4.5",
   "§5.3",
   "§7.2",
   "§8.9"
  ],
  "answers": {
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
